import { RpcClient } from '@afya/messaging';
import { createObjectStore, type ObjectStore } from '@afya/storage';
import { startRedis, type TestRedis } from '@afya/testing';
import { nanoid } from 'nanoid';
import { SAMPLES } from '../../../testing/sample-files';
import { startTestGateway, type TestGateway } from '../../../testing/start-test-gateway';
import { makeVisitor } from '../../../testing/visitor';
import { newFileKey } from '../file-key';
import { RemoveOrphansHandler } from './remove-orphans.handler';

let redis: TestRedis;
let gateway: TestGateway;
let store: ObjectStore;
let rpc: RpcClient;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: gateway.filesDir });
  rpc = new RpcClient({ redisUrl: redis.url, secret: gateway.rpcSecret, caller: 'gateway' });
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
/** A sweep that takes what has lain there for `FILE_ORPHAN_MS`; everything was put just now. */
const sweep = (FILE_ORPHAN_MS: number) => new RemoveOrphansHandler(rpc, store, { FILE_ORPHAN_MS }).execute();

test('what belongs to no message is removed once it is old; a message’s file and what is not ours stay', async () => {
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

test('files that are not removed by the send itself are found: the store was away when the send was refused', async () => {
  const orphans = await Promise.all(Array.from({ length: 600 }, () => put(newFileKey(nanoid()))));
  expect(await sweep(-60_000)).toBe(orphans.length);
  expect(await isThere(orphans[0]!)).toBe(false);
});

test('where the database knows none of many files, none is removed: it is another’s', async () => {
  gateway.consultation.sends.length = 0;
  const keys = await Promise.all(Array.from({ length: 101 }, () => put(newFileKey(nanoid()))));
  expect(await sweep(-60_000)).toBe(0);
  expect(await isThere(keys[0]!)).toBe(true);
});
