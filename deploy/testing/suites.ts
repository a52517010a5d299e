import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../local/setup/paths.mjs';
import { tallyJest, tallyPlaywright, tallyTap, type Tally } from './tally.ts';

/** A test runner, how to start it on Node and how to read its report. */
export interface Suite {
  name: string;
  cwd: string;
  /** The backends that it needs; the product needs Postgres too. */
  needs?: 'postgres' | 'containers' | 'product';
  args: (given: string[], reportFile: string) => string[];
  env?: (reportFile: string) => Record<string, string>;
  tally: (report: string) => Tally;
  /** Arguments that leave out the thorough specs, which take long (`*.thorough.*`). Only named suites have none. */
  quick?: string[];
  /** Arguments that run only the thorough specs. */
  thorough?: string[];
}

export interface Choice {
  suite: Suite;
  given: string[];
}

const frontend = join(root, 'frontend');
const composeSpec = 'deploy/images/compose/compose.spec.ts';
const leaksSpec = 'deploy/testing/leaks/leaks.spec.ts';
const launcherSpecs = globSync('deploy/**/*.spec.{ts,mjs}', { cwd: root, exclude: [composeSpec, leaksSpec] });
const isThorough = (file: string) => file.includes('.thorough.');

/** The specs that `test:containers` runs: of the libraries of storage and transport, and of the services that store data. */
const containerSpecs = [
  ...['backup', 'database', 'messaging', 'queue', 'storage', 'testing'].map((name) => `libs/${name}`),
  ...['auth', 'admin-log', 'consultation'].map((name) => `services/${name}`),
  '--testPathPatterns',
  '\\.int\\.spec\\.ts$',
];

/** In the order in which they run. */
export const suites: Suite[] = [
  {
    ...nodeTests('launcher', launcherSpecs),
    quick: launcherSpecs.filter((file) => !isThorough(file)),
    thorough: launcherSpecs.filter(isThorough),
  },
  {
    ...jestTests('jest', []),
    needs: 'postgres',
    quick: ['--testPathIgnorePatterns', '/node_modules/', '\\.thorough\\.'],
    thorough: ['--testPathPatterns', '\\.thorough\\.'],
  },
  {
    name: 'vitest',
    cwd: frontend,
    args: (given, reportFile) => {
      const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      return [binOf('vitest', 'vitest.mjs'), 'run', ...report, ...given];
    },
    tally: tallyJest,
    quick: ['--exclude', '**/*.thorough.*'],
    thorough: ['.thorough.'],
  },
  {
    name: 'e2e',
    cwd: frontend,
    needs: 'product',
    args: (given) => {
      const options = ['--config=e2e/playwright.config.ts', '--reporter=list,json'];
      return [binOf('@playwright/test', 'cli.js'), 'test', ...options, ...given];
    },
    env: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    tally: tallyPlaywright,
    quick: ['--grep-invert', '\\.thorough\\.'],
    thorough: ['\\.thorough\\.'],
  },
  { ...jestTests('containers', containerSpecs), needs: 'containers' },
];

/** For `npm run test:compose`. */
export const composeSuite = nodeTests('compose', [composeSpec]);
/** After the browser suite, on its product. */
export const leaksSuite = nodeTests('leaks', [leaksSpec]);

/**
 * The suites to run: all or the named ones without their thorough specs, only those, or the one that the arguments name, with both.
 * @param args for example ['jest', 'libs/messaging'] or ['quick', 'launcher', 'vitest']
 * @returns undefined when there is no such suite
 */
export function choose([name, ...given]: string[]): Choice[] | undefined {
  if (name === undefined || name === 'quick') {
    const chosen = suites.filter((suite) => given.length === 0 || given.includes(suite.name));
    return chosen.flatMap((suite) => (suite.quick ? [{ suite, given: suite.quick }] : []));
  }
  if (name === 'thorough') return suites.flatMap((suite) => (suite.thorough ? [{ suite, given: suite.thorough }] : []));
  const suite = suites.find((candidate) => candidate.name === name);
  return suite && [{ suite, given }];
}

function nodeTests(name: string, specs: string[]): Suite {
  return {
    name,
    cwd: root,
    args: (given, reportFile) => [
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${reportFile}`,
      ...(given.length > 0 ? given : specs),
    ],
    tally: tallyTap,
  };
}

function jestTests(name: string, defaults: string[]): Suite {
  return {
    name,
    cwd: root,
    args: (given, reportFile) => {
      const { projects, rest } = splitProjects(given.length > 0 ? given : defaults);
      const report = ['--maxWorkers=3', '--json', `--outputFile=${reportFile}`];
      const flags = [
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
        '--experimental-vm-modules',
      ];
      return [...flags, binOf('jest', 'bin/jest.js'), ...rest, '--projects', ...projects, ...report];
    },
    tally: tallyJest,
  };
}

/** @param given folders of Jest projects, and other arguments of Jest */
export function splitProjects(given: string[]) {
  const isProject = (arg: string) => existsSync(join(root, arg, 'jest.config.cjs'));
  const named = given.filter(isProject);
  const all = globSync('{libs,services}/*/jest.config.cjs', { cwd: root }).map((file) => dirname(file));
  return { projects: named.length > 0 ? named : all.sort(), rest: given.filter((arg) => !isProject(arg)) };
}

function binOf(packageName: string, file: string) {
  const { resolve } = createRequire(join(frontend, 'package.json'));
  return join(dirname(resolve(`${packageName}/package.json`)), file);
}
