import { readdirSync } from 'node:fs';

/**
 * Imports run one way, type imports included: a folder imports from the lines after its own, never from those
 * before it or from its neighbours on the line.
 * The folders are explained in CONTRIBUTING.md. `npm run check` runs this.
 */
const LAYERS = {
  'services/gateway/src': [
    ['admin', 'auth', 'chat', 'facilities', 'privacy'],
    ['messages', 'sessions', 'confidence', 'files'],
    ['identity'],
    ['limits'],
    ['platform'],
    ['gateway.env.ts'],
  ],
  'services/consultation/src': [
    ['retention'],
    ['privacy', 'reconciler'],
    ['replies'],
    ['messages'],
    ['files', 'consent'],
    ['sessions'],
    ['outbox', 'versions'],
    ['metrics'],
    ['persistence'],
    ['consultation.env.ts'],
  ],
  'services/admin-log/src': [
    ['retention'],
    ['append-events', 'logs', 'overview', 'partitions', 'timeline', 'verdicts'],
    ['privacy'],
    ['access'],
    ['persistence'],
    ['search', 'rollup'],
    ['events'],
    ['admin-log.env.ts'],
  ],
  'services/auth/src': [
    ['admin', 'privacy'],
    ['second-factor'],
    ['accounts'],
    ['passwords'],
    ['persistence'],
    ['auth.env.ts'],
  ],
  'libs/clinical/src': [
    ['tools', 'testing'],
    ['evaluation'],
    ['index.ts'],
    ['safety-of.ts'],
    ['engine.ts'],
    ['consultation'],
    ['interview'],
    ['wording'],
    ['red-flags'],
    ['inference'],
    ['case'],
    ['papers'],
    ['reader'],
    ['knowledge'],
  ],
  'services/ai-worker/src': [['quarantine'], ['answer-session'], ['faults'], ['engine'], ['worker.env.ts']],
};

/** May be imported from below: the ports that adapters implement, and the schemas of variables, which the service's `*.env.ts` combines. */
const PORTS = '\\.(repository|port|env)\\.ts$';
const TESTS = '\\.spec\\.tsx?$|/testing/|/test/|/fixtures/';

const folder = (root, name) => `^${root}/${name}${name.endsWith('.ts') ? '$' : '/'}`;

for (const [root, layers] of Object.entries(LAYERS)) {
  const folders = readdirSync(new URL(root, import.meta.url), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const missing = folders.map((entry) => entry.name).filter((name) => !layers.flat().includes(name));
  if (missing.length > 0) throw new Error(`Add ${missing.join(', ')} of ${root} to LAYERS in .dependency-cruiser.mjs`);
}

const layerRules = Object.entries(LAYERS).flatMap(([root, layers]) =>
  layers.flatMap((names, index) =>
    index === 0
      ? []
      : {
          name: `${root}: ${names.join(', ')} import only from layers below`,
          severity: 'error',
          from: { path: names.map((name) => folder(root, name)), pathNot: TESTS },
          to: {
            path: layers
              .slice(0, index)
              .flat()
              .map((name) => folder(root, name)),
            pathNot: PORTS,
          },
        },
  ),
);

const siblingRules = Object.entries(LAYERS).flatMap(([root, layers]) =>
  layers.flatMap((names) =>
    names.length === 1
      ? []
      : names.map((name) => ({
          name: `${root}: ${name} does not import its neighbours`,
          severity: 'error',
          from: { path: folder(root, name), pathNot: TESTS },
          to: { path: names.filter((other) => other !== name).map((other) => folder(root, other)), pathNot: PORTS },
        })),
  ),
);

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    ...siblingRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|node_modules' },
    enhancedResolveOptions: { conditionNames: ['@afya/source', 'import', 'require', 'node', 'default', 'types'] },
  },
};
