import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../local/setup/paths.mjs';
import { containersOf, environmentOf, knownVariables, refusal } from './testing/containers.mjs';
import { kubectl, kubernetes, overlays, parse, render, writtenManifests } from './testing/documents.mjs';
import { faultsOf } from './testing/schemas.mjs';

const services = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'];
const written = writtenManifests();
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
/** @param {string} kind @returns {import('./testing/documents.mjs').Manifest} */
const copy = (kind) => structuredClone(written.find((manifest) => manifest.kind === kind)) ?? assert.fail(kind);

test('every manifest is valid against the schemas of its API', async () => {
  assert.deepEqual(await faultsOf(written), []);
});

test('finds a wrong type, an unknown or missing field and an unknown kind', async () => {
  const [type, unknown, missing] = [copy('Deployment'), copy('Deployment'), copy('Deployment')];
  const [kind, scaler] = [copy('Service'), copy('ScaledObject')];
  type.spec.replicas = 'two';
  unknown.spec.template.spec.containers[0].imagePullPolice = 'Always';
  delete missing.spec.selector;
  kind.kind = 'Services';
  scaler.spec.minReplicas = 2;
  const faults = await faultsOf([type, unknown, missing, kind, scaler]);
  for (const words of [
    'replicas must be integer',
    'imagePullPolice',
    'required property selector',
    'no v1 Services',
    'minReplicas',
  ])
    assert.ok(
      faults.some((fault) => fault.includes(words)),
      `${words} in ${faults.join('\n')}`,
    );
});

test('rejects a duplicate key', () => {
  assert.throws(() => parse('kind: Pod\nkind: Job\n', 'twice.yaml'), /twice\.yaml: Map keys must be unique/);
});

test('containers do not run as root, are read-only, and have no capabilities or cluster tokens', () => {
  const containers = containersOf(written);
  assert.ok(containers.length >= services.length);
  for (const { manifest, pod, container } of containers) {
    const where = `${manifest.kind} ${manifest.metadata.name}: ${container.name}`;
    const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext;
    assert.deepEqual({ runAsNonRoot, runAsUser, seccompProfile }, hardened.pod, where);
    assert.deepEqual(container.securityContext, hardened.container, where);
    assert.equal(pod.automountServiceAccountToken, false, where);
    assert.ok(container.resources.limits.memory && container.resources.requests.memory, where);
  }
});
const hardened = {
  pod: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
  container: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
};

test('uses the images of deploy/images, and commands that exist in them', () => {
  assert.match(read('deploy/images/Dockerfile'), /ARG SERVICE/);
  for (const { container } of containersOf(written)) {
    const service = container.image.replace('afya/', '');
    assert.ok(services.includes(service), container.image);
    const [program, script] = container.command ?? ['node', `services/${service}/dist/main.js`];
    assert.equal(program, 'node');
    assert.ok(existsSync(join(root, script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))), script);
  }
});

test('each service has probes, a disruption budget and a rollout that starts the new pod first', () => {
  for (const service of services) {
    const find = (/** @type {string} */ kind) =>
      written.find((one) => one.kind === kind && one.metadata.name === service);
    const { spec } = find('Deployment') ?? assert.fail(`no Deployment ${service}`);
    const [container] = spec.template.spec.containers;
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      assert.ok(container[probe], `${service} ${probe}`);
    assert.deepEqual(spec.strategy.rollingUpdate, { maxUnavailable: 0, maxSurge: 1 });
    const drainSeconds = Number(/STOP_MS = (\d+)_000/.exec(read('libs/runtime/src/stop-limits.ts'))?.[1]);
    assert.ok(spec.template.spec.terminationGracePeriodSeconds > drainSeconds, 'a drain is not cut short');
    assert.deepEqual(find('PodDisruptionBudget')?.spec.selector, spec.selector);
  }
});

test('manifests name only variables that the services read, and secrets only where they are used', () => {
  const config = read('deploy/kubernetes/base/config.env').split('\n').filter(Boolean);
  const names = config.map((line) => line.split('=')[0] ?? '');
  const known = knownVariables();
  for (const { manifest, container } of containersOf(written)) {
    const own = (container.env ?? []).map((/** @type {{ name: string }} */ { name }) => name);
    const unknown = [...names, ...own].filter((name) => !known.has(name));
    assert.deepEqual([manifest.metadata.name, unknown], [manifest.metadata.name, []]);
    for (const [name, places] of Object.entries(onlyIn))
      if (own.includes(name))
        assert.ok(places.includes(container.image.replace('afya/', '')), `${name} in ${container.image}`);
  }
});
/** @type {Record<string, string[]>} */
const onlyIn = {
  DATABASE_URL: ['auth', 'consultation', 'admin-log'],
  MIGRATIONS_DATABASE_URL: ['auth', 'consultation', 'admin-log'],
  DATA_KEYS: ['auth', 'consultation', 'admin-log'],
  COOKIE_SECRET: ['gateway'],
  OPENAI_API_KEY: ['ai-worker'],
};

test('only migration Jobs use the owner of the schemas, and each service has its own role', () => {
  const urls = containersOf(written).flatMap(({ manifest, container }) =>
    (container.env ?? [])
      .filter((/** @type {{ name: string }} */ { name }) => name.endsWith('DATABASE_URL'))
      .map((/** @type {any} */ one) => `${manifest.kind} ${manifest.metadata.name} ${one.valueFrom.secretKeyRef.key}`),
  );
  const roles = ['auth', 'consultation', 'admin-log'];
  const keyOf = (/** @type {string} */ role) => `DATABASE_URL_${role.toUpperCase().replaceAll('-', '_')}`;
  const expected = roles.flatMap((role) => [
    `Job migrate-${role} ${keyOf(role)}`,
    `Job migrate-${role} MIGRATIONS_DATABASE_URL`,
    `Deployment ${role} ${keyOf(role)}`,
    // once for the init container, once for the service
    `Deployment ${role} ${keyOf(role)}`,
  ]);
  assert.deepEqual(urls.sort(), expected.sort());
});

test('each service has only its own key for calls', () => {
  for (const { manifest, container } of containersOf(written).filter(
    ({ manifest: { kind } }) => kind === 'Deployment',
  )) {
    const keys = (container.env ?? []).filter((/** @type {{ name: string }} */ { name }) => name === 'RPC_KEY');
    const names = keys.map((/** @type {any} */ one) => one.valueFrom.secretKeyRef.key);
    const own = `RPC_KEY_${manifest.metadata.name.toUpperCase().replaceAll('-', '_')}`;
    assert.deepEqual(names, container.name === manifest.metadata.name ? [own] : []);
  }
});

test('contains no secrets, only names of Secrets that the README documents', () => {
  assert.deepEqual(
    written.filter(({ kind }) => kind === 'Secret'),
    [],
  );
  const readme = read('deploy/kubernetes/README.md');
  for (const [, name] of JSON.stringify(written).matchAll(/"secretKeyRef":\{"name":"([^"]+)"/g))
    assert.ok(readme.includes(`\`${name}\``), name);
  const values = containersOf(written)
    .flatMap(({ container }) => container.env ?? [])
    .filter((one) => one.value !== undefined);
  assert.deepEqual(
    values.map(({ name }) => name).filter((name) => /SECRET|KEY|PASSWORD|_URL/.test(name)),
    [],
  );
});

test('KEDA reads the lists in which BullMQ stores waiting and active sessions', () => {
  const prefix = /PREFIX = '([^']+)'/.exec(read('libs/queue/src/settings.ts'))?.[1];
  assert.match(read('libs/service-contracts/src/jobs.ts'), /queue: 'answer-session'/);
  const lists = written
    .find(({ kind }) => kind === 'ScaledObject')
    ?.spec.triggers.map((/** @type {any} */ one) => one.metadata.listName);
  assert.deepEqual(
    lists,
    ['wait', 'active'].map((state) => `${prefix}:answer-session:${state}`),
  );
});

test('overlays patch only resources that exist', () => {
  for (const overlay of overlays) {
    const folder = join(kubernetes, 'overlays', overlay);
    const [kustomization] = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'), overlay);
    for (const path of [...kustomization.resources, ...(kustomization.components ?? [])])
      assert.ok(existsSync(join(folder, path)), path);
    for (const { path, target } of kustomization.patches) {
      if (path) assert.ok(parse(readFileSync(join(folder, path), 'utf8'), path).length > 0);
      const named = new RegExp(`^(${target.name ?? '.*'})$`);
      assert.ok(
        written.some(({ kind, metadata }) => kind === target.kind && named.test(metadata.name)),
        JSON.stringify(target),
      );
    }
  }
});

const { missing } = kubectl();
if (missing) console.log(`the overlays are not rendered: ${missing}`);
for (const overlay of overlays) {
  test(`the overlay ${overlay} is valid, and its services accept their environment`, { skip: missing }, async () => {
    const rendered = render(overlay);
    assert.deepEqual(await faultsOf(rendered), []);
    const kinds = rendered.map(({ kind }) => kind);
    for (const kind of ['Namespace', 'ConfigMap', 'Service', 'Ingress', 'Job', 'NetworkPolicy'])
      assert.ok(kinds.includes(kind), kind);
    assert.equal(kinds.includes('ScaledObject'), overlay === 'production');
    const started = containersOf(rendered).filter(({ container }) => services.includes(container.name));
    assert.deepEqual(started.map(({ container }) => container.name).sort(), [...services].sort());
    for (const one of started) {
      assert.match(one.container.image, /:\d/, 'a version, never `latest`');
      assert.equal(refusal(one.container.name, environmentOf(one, rendered)), '', `${overlay}: ${one.container.name}`);
    }
    const [gateway] = started.filter(({ container }) => container.name === 'gateway');
    const without = { ...environmentOf(gateway ?? assert.fail(), rendered), COOKIE_SECRET: '' };
    assert.match(refusal('gateway', without), /COOKIE_SECRET: is missing/);
  });
}
