import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { ProcessRegistry } from '../processes/registry.ts';
import { PlainError } from '../setup/terminal.mjs';
import { Backoff } from '../processes/supervised.ts';
import { ownEnv } from './environment.ts';
import { serviceSpecs } from './run-services.ts';
import { superviseService } from './service-process.ts';
import { eventually, scratchDir } from '../../testing/support.ts';

const dir = scratchDir();
const registry = new ProcessRegistry(dir);
let printed: string[] = [];

afterEach(() => registry.stopAll());

function service(name: string, source: string) {
  const main = join(dir, `${name}.js`);
  writeFileSync(main, source);
  printed = [];
  return superviseService(
    { label: name, main, env: process.env },
    { registry, print: (line) => void printed.push(line) },
  );
}

const isTrue = (condition: () => boolean) => eventually(condition, () => printed.join('\n'), 10_000);

test('a service becomes ready, drains on SIGTERM and leaves the registry', async () => {
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
  await isTrue(() => printed.some((line) => line.includes('drains: drained')));
  await isTrue(() => registry.entries.length === 0);
});

test('a service that dies after it was ready is restarted', async () => {
  const one = service(
    'dies',
    `const fs = require('node:fs'); const mark = __filename + '.died';
     process.send({ type: 'ready' });
     if (fs.existsSync(mark)) { console.log('again'); setInterval(() => undefined, 1000); }
     else { fs.writeFileSync(mark, ''); setTimeout(() => process.exit(3), 50); }`,
  );
  await one.start();
  await isTrue(() => printed.some((line) => line.includes('again')));
  await one.stop();
});

test('a service that ends before it is ready makes the start fail in one line', async () => {
  await assert.rejects(service('refuses', 'process.exit(4);').start(), (error) => {
    assert.ok(error instanceof PlainError);
    assert.equal(error.message, 'refuses ended while it was starting (exit code 4); its log says why');
    return true;
  });
});

test('the wait doubles with each failure in a row up to half a minute, and starts again after a stable run', () => {
  const backoff = new Backoff();
  assert.deepEqual(
    [1, 2, 3].map(() => backoff.afterFailure(100)),
    [500, 1_000, 2_000],
  );
  for (let i = 0; i < 10; i += 1) backoff.afterFailure(100);
  assert.equal(backoff.afterFailure(100), 30_000);
  assert.equal(backoff.afterFailure(120_000), 500);
});

const databaseUrls = {
  owner: 'postgres://o',
  auth: 'postgres://a',
  consultation: 'postgres://c',
  'admin-log': 'postgres://l',
};
const own = ownEnv(dir, { databaseUrl: databaseUrls.owner, databaseUrls });

test('each service connects to the database with its role; the gateway and the workers have no database', () => {
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

test('each service with a schema has the DATABASE_URL of the user', () => {
  const shared = ownEnv(dir, { databaseUrl: 'postgres://one' });
  const given = { MIGRATE_ON_START: 'true' };
  const specs = serviceSpecs({ env: given, own: shared, port: 4100, workers: 1 });
  assert.deepEqual(
    specs.map(({ env }) => env.DATABASE_URL),
    ['postgres://one', 'postgres://one', 'postgres://one', undefined, undefined],
  );
  assert.deepEqual(new Set(specs.map(({ env }) => env.MIGRATE_ON_START)), new Set(['true']));
});

test('the product has the given number of workers, and only the gateway has the port', () => {
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

test('each process has a different port for metrics, if METRICS_PORT is set', () => {
  const ports = (env: NodeJS.ProcessEnv) =>
    serviceSpecs({ env, own, port: 4100, workers: 2 }).map((spec) => spec.env['METRICS_PORT']);
  assert.deepEqual(ports({ METRICS_PORT: '9464' }), ['9464', '9465', '9466', '9467', '9468', '9469']);
  assert.deepEqual(new Set([...ports({}), ...ports({ METRICS_PORT: '0' })]), new Set([undefined]));
});
