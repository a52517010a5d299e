import { createDatabase, eventually, startLink } from '@afya/testing';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { statement } from './statement';

test('a database that is cut off is told as down and comes back by itself', async () => {
  const server = await createDatabase();
  const dataSource = createDataSource({ url: server.url, schema: 'house', migrations: [] });
  const database = new Database(await dataSource.initialize());
  expect(await database.isUp()).toBe(true);
  await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'afya-house'`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await database.isUp()).toBe(true);
  await database.close();
  expect(await database.isUp()).toBe(false);
  await server.drop();
});

test('two connections outlast a quiet hour, and no more', async () => {
  const server = await createDatabase();
  const dataSource = createDataSource({ url: server.url, schema: 'house', migrations: [] });
  const database = new Database(await dataSource.initialize());
  const open = async () => {
    const [row] = await server.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'afya-house'`,
    );
    return Number(row?.count);
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await Promise.all([database.isUp(), database.isUp(), database.isUp()]);
  expect(await open()).toBe(3);
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  await eventually(async () => expect(await open()).toBe(2));
  await database.close();
  await server.drop();
});

test('a database that takes no writes is told as down, and asked anew over another connection', async () => {
  const server = await createDatabase();
  const name = new URL(server.url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const database = new Database(
    await createDataSource({ url: server.url, schema: 'house', migrations: [] }).initialize(),
  );
  expect(await database.isUp()).toBe(false);
  await server.query('SET default_transaction_read_only = off');
  await server.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await eventually(async () => expect(await database.isUp()).toBe(true));
  await database.close();
  await server.drop();
});

test('connections that the network swallowed are given up: callers are told to come back, and find new ones', async () => {
  const server = await createDatabase();
  const url = new URL(server.url);
  const link = await startLink(Number(url.port), { host: url.hostname });
  url.host = `127.0.0.1:${link.port}`;
  const dataSource = await createDataSource({ url: url.href, schema: 'house', migrations: [] }).initialize();
  const database = new Database(dataSource, { statementMs: 300, healthMs: 300 });
  const one = statement('one', 'SELECT 1 AS one');
  const answers = () => database.transaction((queries) => queries.query(one));
  expect(await answers()).toEqual([{ one: 1 }]);

  link.swallow();
  await expect(answers()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await answers()).toEqual([{ one: 1 }]);
  link.swallow();
  await expect(database.query(one)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await database.query(one)).toEqual([{ one: 1 }]);
  link.swallow();
  expect(await database.isUp()).toBe(false);
  expect(await database.isUp()).toBe(true);

  await database.close();
  await link.close();
  await server.drop();
});
