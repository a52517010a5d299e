import assert from 'node:assert/strict';
import { chmodSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ProcessRegistry } from '../processes/registry.mjs';
import { localDir, makeDir } from '../setup/paths.mjs';
import { withClient } from './database.mjs';
import { startPostgres } from './postgres.mjs';
import { redisProgram } from './redis-program.mjs';
import { startRedis } from './redis.mjs';
import { answersPing } from './redis-ping.mjs';

// In the checkout, and open to the database's user, as the state of the product is.
const stateDir = makeDir(join(localDir, `backends-spec-${process.pid}`));
const registry = new ProcessRegistry(stateDir);

after(async () => {
  await registry.stopAll();
  rmSync(stateDir, { recursive: true, force: true });
});

test('Postgres keeps its data when its launcher is killed, and the next one takes over', async () => {
  const first = await startPostgres({ stateDir, registry });
  await withClient(
    first.url,
    async (client) => void (await client.query("CREATE TABLE note AS SELECT 'njema' AS word")),
  );
  // The launcher is gone without a word: the server runs on, with nobody who knows it but its own note.
  const second = await startPostgres({ stateDir, registry });
  await withClient(second.url, async (client) => {
    assert.deepEqual((await client.query('SELECT word FROM note')).rows, [{ word: 'njema' }]);
  });
  await second.stop();
  await assert.rejects(
    withClient(second.url, async () => undefined),
    /ECONNREFUSED/,
  );
});

test('no other user of the machine reads the state folder or a log, those of an earlier version too', async () => {
  chmodSync(stateDir, 0o755);
  writeFileSync(join(makeDir(join(stateDir, 'logs')), 'postgres.log'), 'before\n', { mode: 0o644 });
  const postgres = await startPostgres({ stateDir, registry });
  const redis = await startRedis({ program: await redisProgram(), stateDir, registry });
  // Root lets the group of Postgres' own user pass.
  const others = (/** @type {string} */ path) =>
    statSync(join(stateDir, path)).mode & (process.getuid?.() === 0 ? 0o067 : 0o077);
  for (const path of ['.', '..', 'secrets.json', 'logs/postgres.log', 'logs/redis.log', 'redis', 'redis/redis.conf'])
    assert.equal(others(path), 0, path);
  await Promise.all([postgres.stop(), redis.stop()]);
});

test('Redis answers who knows its password, with the settings of a queue, and ends when told to', async () => {
  const redis = await startRedis({ program: await redisProgram(), stateDir, registry });
  assert.equal(await answersPing(redis.url, { limitMs: 0 }), true);
  assert.equal(await answersPing(redis.url.replace(/:\w+@/, ':guess@'), { limitMs: 0 }), false);
  assert.match(
    readFileSync(join(stateDir, 'redis/redis.conf'), 'utf8'),
    /appendonly yes\n.*\n.*\nmaxmemory-policy noeviction/,
  );
  await redis.stop();
  assert.equal(await answersPing(redis.url, { limitMs: 0 }), false);
  assert.ok(readdirSync(join(stateDir, 'redis')).includes('appendonlydir'));
});

test('a Redis whose launcher was killed is stopped before another one uses its folder', async () => {
  const program = await redisProgram();
  const first = await startRedis({ program, stateDir, registry });
  const second = await startRedis({ program, stateDir, registry });
  assert.equal(await first.ended, 'exit code 0');
  assert.equal(second.url, first.url);
  assert.equal(await answersPing(second.url, { limitMs: 0 }), true);
  await second.stop();
});
