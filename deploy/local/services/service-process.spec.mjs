import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessRegistry } from '../processes/registry.mjs';
import { PlainError } from '../setup/say.mjs';
import { Backoff } from './backoff.mjs';
import { ownEnv } from './own-env.mjs';
import { serviceSpecs } from './run-services.mjs';
import { ServiceProcess } from './service-process.mjs';
import { scratchDir } from '../testing/scratch-dir.mjs';

const dir = scratchDir();
const registry = new ProcessRegistry(dir);
/** @type {string[]} */
let printed = [];

afterEach(() => registry.stopAll());

/** @param {string} name @param {string} source */
function service(name, source) {
  const main = join(dir, `${name}.js`);
  writeFileSync(main, source);
  printed = [];
  return new ServiceProcess({ label: name, main, env: process.env }, { registry, print: (line) => printed.push(line) });
}

/** @param {() => boolean} condition */
async function eventually(condition) {
  for (let waited = 0; !condition(); waited += 20) {
    assert.ok(waited < 10_000, printed.join('\n'));
    await sleep(20);
  }
}

test('ready, drained on SIGTERM, and off the list of what runs', async () => {
  const one = service(
    'drains',
    `process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });
     setInterval(() => undefined, 1000); process.send({ type: 'ready' });`,
  );
  await one.start();
  assert.deepEqual(
    registry.entries.map((entry) => entry.name),
    ['drains'],
  );
  await one.stop();
  await eventually(() => printed.some((line) => line.includes('drains: drained')));
  await eventually(() => registry.entries.length === 0);
});

test('a service that dies after it was ready is started again', async () => {
  const one = service(
    'dies',
    `const fs = require('node:fs'); const mark = __filename + '.died';
     process.send({ type: 'ready' });
     if (fs.existsSync(mark)) { console.log('again'); setInterval(() => undefined, 1000); }
     else { fs.writeFileSync(mark, ''); setTimeout(() => process.exit(3), 50); }`,
  );
  await one.start();
  await eventually(() => printed.some((line) => line.includes('again')));
  await one.stop();
});

test('a service that ends while it is starting makes the start fail in one line', async () => {
  await assert.rejects(service('refuses', 'process.exit(4);').start(), (error) => {
    assert.ok(error instanceof PlainError);
    assert.equal(error.message, 'refuses ended while it was starting (exit code 4); its log says why');
    return true;
  });
});

test('falls in a row are waited for longer and longer, up to half a minute; a good run forgets them', () => {
  const backoff = new Backoff();
  assert.deepEqual(
    [1, 2, 3].map(() => backoff.afterFall(100)),
    [500, 1_000, 2_000],
  );
  for (let i = 0; i < 10; i += 1) backoff.afterFall(100);
  assert.equal(backoff.afterFall(100), 30_000);
  assert.equal(backoff.afterFall(120_000), 500);
});

const databaseUrls = {
  owner: 'postgres://o',
  auth: 'postgres://a',
  consultation: 'postgres://c',
  'admin-log': 'postgres://l',
};
const own = ownEnv({ stateDir: dir, databaseUrl: databaseUrls.owner, databaseUrls, redisUrls: undefined });

test('each service is given the database as its own role, and the gateway and the workers none', () => {
  const specs = serviceSpecs({ env: { DATABASE_URL: databaseUrls.owner }, own, port: 4100, workers: 1 });
  assert.deepEqual(
    specs.map(({ label, env }) => [label, env.DATABASE_URL, env.MIGRATIONS_DATABASE_URL]),
    [
      ['auth', 'postgres://a', undefined],
      ['consultation', 'postgres://c', undefined],
      ['admin-log', 'postgres://l', undefined],
      ['ai-worker', undefined, undefined],
      ['gateway', undefined, undefined],
    ],
  );
});

test('with a DATABASE_URL of the person’s own each service that has a schema is given that one', () => {
  const shared = ownEnv({
    stateDir: dir,
    databaseUrl: 'postgres://one',
    databaseUrls: undefined,
    redisUrls: undefined,
  });
  const given = { MIGRATE_ON_START: 'true' };
  const specs = serviceSpecs({ env: given, own: shared, port: 4100, workers: 1 });
  assert.deepEqual(
    specs.map(({ env }) => env.DATABASE_URL),
    ['postgres://one', 'postgres://one', 'postgres://one', undefined, undefined],
  );
  assert.deepEqual(new Set(specs.map(({ env }) => env.MIGRATE_ON_START)), new Set(['true']));
});

test('the processes of the product: as many workers as asked for, and the port for the gateway alone', () => {
  const specs = serviceSpecs({ env: { PORT: '1', HOST: '127.0.0.1' }, own, port: 4100, workers: 2 });
  assert.deepEqual(
    specs.map(({ label, env }) => [label, env.PORT, env.HOST]),
    [
      ['auth', undefined, '127.0.0.1'],
      ['consultation', undefined, '127.0.0.1'],
      ['admin-log', undefined, '127.0.0.1'],
      ['ai-worker-1', undefined, '127.0.0.1'],
      ['ai-worker-2', undefined, '127.0.0.1'],
      ['gateway', '4100', '127.0.0.1'],
    ],
  );
});

test('each process has a port of its own for metrics, where there is to be one', () => {
  const ports = (/** @type {NodeJS.ProcessEnv} */ env) =>
    serviceSpecs({ env, own, port: 4100, workers: 2 }).map((spec) => spec.env['METRICS_PORT']);
  assert.deepEqual(ports({ METRICS_PORT: '9464' }), ['9464', '9465', '9466', '9467', '9468', '9469']);
  assert.deepEqual(new Set([...ports({}), ...ports({ METRICS_PORT: '0' })]), new Set([undefined]));
});
