import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import noPatientWords from './libs/clinical/eslint/no-patient-words.cjs';

/** Who may import whom; the map is in CONTRIBUTING.md. Projects carry the tags in their package.json. */
const importBoundaries = [
  { sourceTag: 'scope:browser', onlyDependOnLibsWithTags: ['scope:public'] },
  { sourceTag: 'scope:public', onlyDependOnLibsWithTags: ['scope:public'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:public'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:infra', onlyDependOnLibsWithTags: ['type:contract', 'type:infra'] },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:contract', 'type:infra', 'type:domain'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:contract', 'type:infra', 'type:testing'] },
];
const testsMayUseTesting = importBoundaries.map((rule) => ({
  ...rule,
  onlyDependOnLibsWithTags: [...rule.onlyDependOnLibsWithTags, 'type:testing', 'type:infra'],
}));
/** Inside the frontend: features do not know each other, only src/app brings them together; what they share knows neither. */
const frontendSource = './frontend/src';
const sharedFolders = ['components', 'config', 'lib', 'locales'];
const frontendZones = [
  ...readdirSync(new URL(`${frontendSource}/features`, import.meta.url)).map((feature) => ({
    target: `${frontendSource}/features/${feature}`,
    from: `${frontendSource}/features`,
    except: [`./${feature}`],
    message: 'A feature does not import another: compose them in src/app.',
  })),
  {
    target: `${frontendSource}/features`,
    from: `${frontendSource}/app`,
    message: 'Features do not know the app that composes them.',
  },
  {
    target: sharedFolders.map((folder) => `${frontendSource}/${folder}`),
    from: [`${frontendSource}/features`, `${frontendSource}/app`],
    message: 'What the features share knows none of them.',
  },
];
/** `...{ a, b }` and `...[a, b]` only keep Prettier from writing one property a line. */
const LITERAL_SPREAD = {
  selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the properties or items one a line instead of spreading a literal.',
};
const specs = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/fixtures/**/*.ts',
  'services/*/{test,testing,src/**/testing}/**/*.ts',
  'libs/backup/src/testing/**/*.ts',
  'frontend/e2e/**',
];
const boundaries = (depConstraints) => ['error', { depConstraints, banTransitiveDependencies: false, allow: [] }];

export default tseslint.config(
  { files: ['deploy/**'], rules: { 'no-restricted-syntax': ['error', LITERAL_SPREAD] } },
  { ignores: ['**/dist', 'libs/clinical/compiled', '**/node_modules', '.local', '**/coverage', '**/test-results'] },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: ['libs/*/tsconfig.json', 'services/*/tsconfig.json', 'frontend/tsconfig.json'],
        }),
      ],
    },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'frontend/**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(importBoundaries),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':function[params.length>4]:not(MethodDefinition[kind="constructor"] > FunctionExpression)',
          message:
            'More than four parameters: pass an object. Only constructors, whose parameters are injected, may have more.',
        },
        LITERAL_SPREAD,
      ],
    },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts'],
    ignores: ['libs/runtime/**', 'libs/testing/**', ...specs],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in libs/runtime only.' },
      ],
    },
  },
  {
    // Nest reads constructor parameter types at run time: a type-only import would erase them.
    files: ['services/**/*.ts', 'libs/{messaging,queue,database,storage,runtime}/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { files: specs, rules: { '@nx/enforce-module-boundaries': boundaries(testsMayUseTesting) } },
  {
    files: ['libs/contracts/src/**/*.ts', 'libs/clinical/src/**/*.ts'],
    // commands of the terminal and specs read and write files, and two modules name them; what they call does not
    ignores: [
      ...specs,
      'libs/clinical/src/tools/**',
      'libs/clinical/src/testing/**',
      'libs/clinical/src/evaluation/case-files.ts',
      'libs/clinical/src/knowledge/read-compiled.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!\\.|zod|@afya/contracts).*', message: 'This lib is pure: zod and the contracts only.' },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/clinical/src/reader/**/*.ts'],
    ignores: specs,
    plugins: { clinical: { rules: { 'no-patient-words': noPatientWords } } },
    rules: { 'clinical/no-patient-words': 'error' },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: frontendZones }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
