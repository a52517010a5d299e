import { createDatabase, startLink } from '@afya/testing';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openSchema } from './open-schema';

const open = (url: string, patienceMs?: number) =>
  openSchema(
    { DATABASE_URL: url, DATABASE_POOL: 2, MIGRATE_ON_START: true },
    { schema: 'house', migrations: [], patienceMs },
  );

test('a connection of which nothing is heard is made anew', async () => {
  const server = await createDatabase();
  const url = new URL(server.url);
  const link = await startLink(Number(url.port), { host: url.hostname, silent: 1 });
  url.host = `127.0.0.1:${link.port}`;
  const database = await open(url.href);
  expect(link.made()).toBeGreaterThan(1);
  expect(await database.isUp()).toBe(true);
  await database.close();
  await link.close();
  await server.drop();
});

test('a server that stays silent is told by the name of its variable', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const opening = open(`postgres://somebody:secret@127.0.0.1:${port}/afya`, 0);
  await expect(opening).rejects.toThrow('DATABASE_URL: the database cannot be used (no answer)');
  silent.close();
});
