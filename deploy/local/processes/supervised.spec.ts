import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ProcessRegistry } from './registry.ts';
import { localDir, makeDir } from '../setup/paths.mjs';
import { captureLines, eventually } from '../../testing/support.ts';
import { withClient } from '../backends/database.ts';
import { startPostgres } from '../backends/postgres.ts';
import { checkRedis, redisProgram, startRedis } from '../backends/redis.ts';
import { succeeds, type Backend } from '../backends/server.ts';
import { Supervised, type Start } from './supervised.ts';

// In the checkout, and open to the user of Postgres, like the state folder of the product.
const stateDir = makeDir(join(localDir, `supervised-spec-${process.pid}`));
const registry = new ProcessRegistry(stateDir);
const program = await redisProgram();
const printed = captureLines();

after(async () => {
  await registry.stopAll();
  rmSync(stateDir, { recursive: true, force: true });
});

const backends: Supervised<Backend>[] = [];
afterEach(() => Promise.all(backends.splice(0).map((backend) => backend.stop())));

function supervised(name: string, start: Start<Backend>) {
  const backend = new Supervised(name, start);
  backends.push(backend);
  return backend;
}

const redis = () => supervised('Redis', (restart) => startRedis({ program, stateDir, registry, restart }));

function kill(name: string) {
  const entry = registry.entries.find((candidate) => candidate.name === name);
  assert.ok(entry, `${name} runs`);
  process.kill(entry.pid, 'SIGKILL');
}

const isPrinted = (pattern: RegExp) => eventually(() => pattern.test(printed()), printed);

test('a killed Redis runs again on its port with its data, and its clients recover', async (context) => {
  const backend = redis();
  const { url } = await backend.start();
  const client = new Redis(url);
  context.after(() => client.disconnect());
  client.on('error', () => undefined);
  await client.set('login', 'amina');
  kill('redis');
  await isPrinted(/Redis ended \(SIGKILL\); starting it again in 0\.5 s\n(.*\n)*afya {2}Redis runs again/);
  assert.equal(await client.get('login'), 'amina');
  await backend.stop();
  assert.equal(await succeeds(checkRedis(url)), false);
  assert.deepEqual(registry.entries, []);
});

test('a killed Postgres runs again on its port with the committed data', async () => {
  const backend = supervised('Postgres', (restart) => startPostgres({ stateDir, registry, restart }));
  const { url } = await backend.start();
  await withClient(url, (client) => client.query("CREATE TABLE note AS SELECT 'njema' AS word"));
  kill('postgres');
  await isPrinted(/Postgres ended \(SIGKILL\); starting it again in 0\.5 s\n(.*\n)*afya {2}Postgres runs again/);
  await withClient(url, async (client) => {
    assert.deepEqual((await client.query('SELECT word FROM note')).rows, [{ word: 'njema' }]);
  });
  await backend.stop();
  await assert.rejects(
    withClient(url, async () => undefined),
    /ECONNREFUSED/,
  );
});

test('a restart that fails is reported with its reason and retried until it succeeds', async () => {
  const backend = redis();
  const { url } = await backend.start();
  const port = Number(new URL(url).port);
  kill('redis');
  await eventually(() => registry.entries.length === 0, printed);
  const other = createServer().listen(port, '127.0.0.1').unref();
  await isPrinted(
    new RegExp(`Redis cannot be started again: another program uses its port ${port}\\. Next try in 1 s`),
  );
  other.close();
  await eventually(() => succeeds(checkRedis(url)), printed);
  await backend.stop();
});

test('a backend that is stopped before its restart stays stopped', async () => {
  const backend = redis();
  const { url } = await backend.start();
  kill('redis');
  await eventually(() => registry.entries.length === 0, printed);
  await backend.stop();
  await sleep(1_000);
  assert.equal(await succeeds(checkRedis(url)), false);
  assert.deepEqual(registry.entries, []);
});
