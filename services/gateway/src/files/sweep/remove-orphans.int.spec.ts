import { RpcClient, RpcKeys } from '@afya/messaging';
import { createObjectStore, type ObjectStore } from '@afya/storage';
import { startRedis, TEST_RPC_KEYS, type TestRedis } from '@afya/testing';
import { nanoid } from 'nanoid';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLES } from '../../../test/sample-files';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { makeVisitor } from '../../../test/visitor';
import { newFileKey, newPieceKey } from '../file-key';
import { RemoveOrphansHandler } from './remove-orphans.handler';

let redis: TestRedis;
let gateway: TestGateway;
let store: ObjectStore;
let rpc: RpcClient;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: gateway.filesDir });
  rpc = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('gateway', TEST_RPC_KEYS.gateway) });
});
afterAll(async () => {
  await rpc.close();
  await gateway.stop();
  await redis.stop();
});

const put = async (key: string) => {
  await store.put(key, Buffer.from('x'), { mime: 'image/png', size: 1 });
  return key;
};
const isThere = async (key: string) => {
  const found = await store.get(key);
  found?.body.destroy();
  return found !== null;
};
/** Sweeps files older than `FILE_ORPHAN_MS`; all files of the test are new. */
const sweep = (FILE_ORPHAN_MS: number) => new RemoveOrphansHandler(rpc, store, { FILE_ORPHAN_MS }).execute();

test('removes old files without a message, and keeps files of messages and foreign objects', async () => {
  const { chat, sessionId } = await makeVisitor(gateway);
  await chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(202);
  const known = gateway.consultation.sends.at(-1)!.files[0]!.objectKey;
  const orphan = await put(newFileKey(sessionId));
  const foreign = await put('backups/of-somebody/else');
  expect(await sweep(3_600_000)).toBe(0);
  expect(await isThere(orphan)).toBe(true);
  expect(await sweep(-60_000)).toBe(1);
  expect([await isThere(orphan), await isThere(known), await isThere(foreign)]).toEqual([false, true, true]);
});

test('removes files of a refused message that could not be removed at once because the store was down', async () => {
  const orphans = await Promise.all(Array.from({ length: 600 }, () => put(newFileKey(nanoid()))));
  expect(await sweep(-60_000)).toBe(orphans.length);
  expect(await isThere(orphans[0]!)).toBe(false);
});

test('removes nothing when none of many files is in the database', async () => {
  gateway.consultation.sends.length = 0;
  const keys = await Promise.all(Array.from({ length: 101 }, () => put(newFileKey(nanoid()))));
  expect(await sweep(-60_000)).toBe(0);
  expect(await isThere(keys[0]!)).toBe(true);
});

test('removes the pieces of uploads after a day, and keeps newer ones', async () => {
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  const old = await put(newPieceKey('an-upload'));
  for (const name of await gateway.storedFiles()) await utimes(join(gateway.filesDir, name), yesterday, yesterday);
  const young = await put(newPieceKey('an-upload'));
  await sweep(1_000_000_000);
  expect(await isThere(old)).toBe(false);
  expect(await isThere(young)).toBe(true);
});
