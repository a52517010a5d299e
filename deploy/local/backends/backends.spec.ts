import assert from 'node:assert/strict';
import { chmodSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ProcessRegistry } from '../processes/registry.ts';
import { localDir, makeDir } from '../setup/paths.mjs';
import { withClient } from './database.ts';
import { startPostgres } from './postgres.ts';
import { checkRedis, redisProgram, startRedis } from './redis.ts';
import { succeeds } from './server.ts';

// In the checkout, and open to the user of Postgres, like the state folder of the product.
const stateDir = makeDir(join(localDir, `backends-spec-${process.pid}`));
const registry = new ProcessRegistry(stateDir);

after(async () => {
  await registry.stopAll();
  rmSync(stateDir, { recursive: true, force: true });
});

test('the next launcher starts Postgres with the same data after its launcher was killed', async () => {
  const first = await startPostgres({ stateDir, registry });
  await withClient(first.url, (client) => client.query("CREATE TABLE note AS SELECT 'njema' AS word"));
  // The launcher was killed: the server still runs, and only its own pid file names it.
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

test('other users of the machine cannot read the state folder or a log, even of an earlier version', async () => {
  chmodSync(stateDir, 0o755);
  writeFileSync(join(makeDir(join(stateDir, 'logs')), 'postgres.log'), 'before\n', { mode: 0o644 });
  const postgres = await startPostgres({ stateDir, registry });
  const redis = await startRedis({ program: await redisProgram(), stateDir, registry });
  // Root lets the group of Postgres pass.
  const others = (path: string) => statSync(join(stateDir, path)).mode & (process.getuid?.() === 0 ? 0o067 : 0o077);
  for (const path of ['.', '..', 'secrets.json', 'logs/postgres.log', 'logs/redis.log', 'redis', 'redis/redis.conf'])
    assert.equal(others(path), 0, path);
  await Promise.all([postgres.stop(), redis.stop()]);
});

test('Redis requires its password, has the settings of a queue, and stops', async () => {
  const redis = await startRedis({ program: await redisProgram(), stateDir, registry });
  assert.equal(await succeeds(checkRedis(redis.url)), true);
  assert.equal(await succeeds(checkRedis(redis.url.replace(/:\w+@/, ':guess@'))), false);
  assert.match(
    readFileSync(join(stateDir, 'redis/redis.conf'), 'utf8'),
    /appendonly yes\n.*\n.*\nmaxmemory-policy noeviction/,
  );
  await redis.stop();
  assert.equal(await succeeds(checkRedis(redis.url)), false);
  assert.ok(readdirSync(join(stateDir, 'redis')).includes('appendonlydir'));
});

test('a Redis whose launcher was killed is stopped before another Redis uses its folder', async () => {
  const program = await redisProgram();
  const first = await startRedis({ program, stateDir, registry });
  const second = await startRedis({ program, stateDir, registry });
  assert.equal(await first.ended, 'exit code 0');
  assert.equal(second.url, first.url);
  assert.equal(await succeeds(checkRedis(second.url)), true);
  await second.stop();
});
