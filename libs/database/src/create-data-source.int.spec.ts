import { createDatabase, eventually, startNetworkFaultProxy } from '@afya/testing';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { statement } from './statement';

test('reconnects after all connections were terminated', async () => {
  const server = await createDatabase();
  const dataSource = createDataSource({ url: server.url, schema: 'app', migrations: [] });
  const database = new Database(await dataSource.initialize());
  expect(await database.isUp()).toBe(true);
  await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'afya-app'`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await database.isUp()).toBe(true);
  await database.close();
  expect(await database.isUp()).toBe(false);
  await server.drop();
});

test('keeps two connections open through a quiet hour, and no more', async () => {
  const server = await createDatabase();
  const dataSource = createDataSource({ url: server.url, schema: 'app', migrations: [] });
  const database = new Database(await dataSource.initialize());
  const open = async () => {
    const [row] = await server.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'afya-app'`,
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

test('is down while Postgres refuses writes, and asks again on a new connection', async () => {
  const server = await createDatabase();
  const name = new URL(server.url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const database = new Database(
    await createDataSource({ url: server.url, schema: 'app', migrations: [] }).initialize(),
  );
  expect(await database.isUp()).toBe(false);
  await server.query('SET default_transaction_read_only = off');
  await server.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await eventually(async () => expect(await database.isUp()).toBe(true));
  await database.close();
  await server.drop();
});

test('drops connections that get no answers, throws RPC_UNAVAILABLE and opens new ones', async () => {
  const server = await createDatabase();
  const url = new URL(server.url);
  const proxy = await startNetworkFaultProxy(Number(url.port), { host: url.hostname });
  url.host = `127.0.0.1:${proxy.port}`;
  const dataSource = await createDataSource({ url: url.href, schema: 'app', migrations: [] }).initialize();
  const database = new Database(dataSource, { statementMs: 300, healthMs: 300 });
  const one = statement('one', 'SELECT 1 AS one');
  const answers = () => database.transaction((queries) => queries.query(one));
  expect(await answers()).toEqual([{ one: 1 }]);

  proxy.dropPackets();
  await expect(answers()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await answers()).toEqual([{ one: 1 }]);
  proxy.dropPackets();
  await expect(database.query(one)).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await database.query(one)).toEqual([{ one: 1 }]);
  proxy.dropPackets();
  const withTypeOrm = () => database.withEntities((entities) => entities.query('SELECT 1 AS one'));
  await expect(withTypeOrm()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await withTypeOrm()).toEqual([{ one: 1 }]);
  proxy.dropPackets();
  expect(await database.isUp()).toBe(false);
  expect(await database.isUp()).toBe(true);

  await database.close();
  await proxy.close();
  await server.drop();
});
