import assert from 'node:assert/strict';
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { Redis } from 'ioredis';
import { ProcessRegistry } from '../processes/registry.ts';
import { captureLines, scratchDir } from '../../testing/support.ts';
import { redisProgram, startRedis } from './redis.ts';

const program = await redisProgram();
const printed = captureLines();
let stateDir = '';
let registry: ProcessRegistry;

beforeEach(async () => {
  await registry?.stopAll();
  stateDir = scratchDir();
  registry = new ProcessRegistry(stateDir);
});
after(() => registry.stopAll());

const start = () => startRedis({ program, stateDir, registry });

async function withRedis<Result>(url: string, work: (redis: Redis) => Promise<Result>) {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** Starts a Redis, stores a log-in, stops it, and returns the path of its newest append-only file. */
async function filesWithLogin() {
  const redis = await start();
  await withRedis(redis.url, (client) => client.set('login', 'amina'));
  await redis.stop();
  const [file] = globSync('redis/appendonlydir/*.incr.aof', { cwd: stateDir });
  assert.ok(file);
  return join(stateDir, file);
}

const damagedCopies = () => globSync('redis/appendonlydir.damaged-*/*.incr.aof', { cwd: stateDir });

test('zero bytes at the end of the append-only file are dropped, log-ins remain, and the copy is reported', async () => {
  const file = await filesWithLogin();
  appendFileSync(file, Buffer.alloc(16));
  const redis = await start();
  assert.equal(await withRedis(redis.url, (client) => client.get('login')), 'amina');
  const [copy = ''] = damagedCopies();
  assert.equal(readFileSync(join(stateDir, copy)).at(-1), 0);
  assert.match(
    printed(),
    /append-only file was damaged: 16 empty bytes at its end were dropped.*appendonlydir\.damaged-\d{4}-/,
  );
});

test('an append-only file damaged in the middle is set aside and reported, and Redis starts empty', async () => {
  const file = await filesWithLogin();
  const content = readFileSync(file);
  writeFileSync(file, Buffer.concat([Buffer.from('garbage\r\n'), content]));
  const redis = await start();
  assert.equal(await withRedis(redis.url, (client) => client.get('login')), null);
  assert.equal(damagedCopies().length, 1);
  assert.match(printed(), /so Redis starts empty: everyone has to log in again.*appendonlydir\.damaged-\d{4}-/);
});

test('a damaged manifest is set aside as well', async () => {
  const file = await filesWithLogin();
  writeFileSync(join(file, '../appendonly.aof.manifest'), Buffer.alloc(64));
  const redis = await start();
  assert.equal(await withRedis(redis.url, (client) => client.ping()), 'PONG');
  assert.equal(damagedCopies().length, 1);
});

test('files that Redis cannot read for another reason stay in place', async () => {
  const file = await filesWithLogin();
  writeFileSync(join(stateDir, 'not-redis'), '#!/bin/sh\necho "Cannot allocate memory"; exit 1\n', { mode: 0o755 });
  await assert.rejects(
    startRedis({ program: join(stateDir, 'not-redis'), stateDir, registry }),
    /Redis did not start .*Cannot allocate memory/,
  );
  assert.deepEqual(damagedCopies(), []);
  assert.ok(readFileSync(file).includes('amina'));
});
