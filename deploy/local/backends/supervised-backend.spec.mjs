import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { Redis } from 'ioredis';
import { ProcessRegistry } from '../processes/registry.mjs';
import { localDir, makeDir } from '../setup/paths.mjs';
import { captureLines } from '../testing/captured-lines.mjs';
import { eventually } from '../testing/eventually.mjs';
import { withClient } from './database.mjs';
import { startPostgres } from './postgres.mjs';
import { answersPing } from './redis-ping.mjs';
import { redisProgram } from './redis-program.mjs';
import { startRedis } from './redis.mjs';
import { SupervisedBackend } from './supervised-backend.mjs';

// In the checkout, and open to the database's user, as the state of the product is.
const stateDir = makeDir(join(localDir, `supervised-spec-${process.pid}`));
const registry = new ProcessRegistry(stateDir);
const program = await redisProgram();
const printed = captureLines();

after(async () => {
  await registry.stopAll();
  rmSync(stateDir, { recursive: true, force: true });
});

/** @type {SupervisedBackend[]} */
const backends = [];
afterEach(() => Promise.all(backends.splice(0).map((backend) => backend.stop())));

/** @param {string} name @param {import('./supervised-backend.mjs').StartBackend} start */
function supervised(name, start) {
  const backend = new SupervisedBackend(name, start);
  backends.push(backend);
  return backend;
}

const redis = () => supervised('Redis', (again) => startRedis({ program, stateDir, registry, again }));

/** @param {string} name */
function kill(name) {
  const entry = registry.entries.find((candidate) => candidate.name === name);
  assert.ok(entry, `${name} runs`);
  process.kill(entry.pid, 'SIGKILL');
}

/** @param {RegExp} pattern */
const isPrinted = (pattern) => eventually(() => pattern.test(printed()), printed);

test('a killed Redis runs again on its port with what it had, and its clients recover by themselves', async (context) => {
  const backend = redis();
  const url = await backend.start();
  const client = new Redis(url);
  context.after(() => client.disconnect());
  client.on('error', () => undefined);
  await client.set('login', 'amina');
  kill('redis');
  await isPrinted(/Redis ended \(SIGKILL\); starting it again in 0\.5 s\n(.*\n)*afya {2}Redis runs again/);
  assert.equal(await client.get('login'), 'amina');
  await backend.stop();
  assert.equal(await answersPing(url, { limitMs: 0 }), false);
  assert.deepEqual(registry.entries, []);
});

test('a killed Postgres runs again on its port with what was committed', async () => {
  const backend = supervised('Postgres', (again) => startPostgres({ stateDir, registry, again }));
  const url = await backend.start();
  await withClient(url, async (client) => void (await client.query("CREATE TABLE note AS SELECT 'njema' AS word")));
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

test('what cannot be started again is tried on, with the reason in a line, until it can', async () => {
  const backend = redis();
  const url = await backend.start();
  const port = Number(new URL(url).port);
  kill('redis');
  await eventually(() => registry.entries.length === 0, printed);
  const other = createServer().listen(port, '127.0.0.1').unref();
  await isPrinted(
    new RegExp(`Redis cannot be started again: another program uses its port ${port}\\. Next try in 1 s`),
  );
  other.close();
  await eventually(() => answersPing(url, { limitMs: 0 }), printed);
  await backend.stop();
});

test('a backend that is stopped while it waits for its next start stays stopped', async () => {
  const backend = redis();
  const url = await backend.start();
  kill('redis');
  await eventually(() => registry.entries.length === 0, printed);
  await backend.stop();
  assert.equal(await answersPing(url, { limitMs: 1_000 }), false);
  assert.deepEqual(registry.entries, []);
});
