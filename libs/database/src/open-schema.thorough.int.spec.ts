import { createDatabase, startNetworkFaultProxy } from '@afya/testing';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openSchema } from './open-schema';

const open = (url: string, retryForMs?: number) =>
  openSchema(
    { DATABASE_URL: url, DATABASE_POOL: 2, MIGRATE_ON_START: true },
    { schema: 'app', migrations: [], retryForMs },
  );

test('opens a new connection when the first gives no answer', async () => {
  const server = await createDatabase();
  const url = new URL(server.url);
  const proxy = await startNetworkFaultProxy(Number(url.port), { host: url.hostname, unansweredFirst: 1 });
  url.host = `127.0.0.1:${proxy.port}`;
  const database = await open(url.href);
  expect(proxy.connectionCount()).toBeGreaterThan(1);
  expect(await database.isUp()).toBe(true);
  await database.close();
  await proxy.close();
  await server.drop();
});

test('names the variable of a server that gives no answer', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const opening = open(`postgres://user:secret@127.0.0.1:${port}/afya`, 0);
  await expect(opening).rejects.toThrow('DATABASE_URL: the database cannot be used (no answer)');
  silent.close();
});
