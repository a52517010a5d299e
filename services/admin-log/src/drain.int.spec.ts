import { RpcClient, RpcKeys } from '@afya/messaging';
import { parseDataKeys } from '@afya/runtime';
import { EraseEvents, SYSTEM_ACTOR } from '@afya/service-contracts';
import {
  createDatabase,
  eventually,
  startRedis,
  TEST_RPC_KEYS,
  type TestDatabase,
  type TestRedis,
} from '@afya/testing';
import { Client } from 'pg';
import { startAdminLog } from './start-admin-log';

let redis: TestRedis;
let database: TestDatabase;
let rpc: RpcClient;
beforeAll(async () => {
  [redis, database] = await Promise.all([startRedis(), createDatabase()]);
  rpc = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('consultation', TEST_RPC_KEYS.consultation) });
});
afterAll(async () => {
  await rpc.close();
  await Promise.all([redis.stop(), database.drop()]);
});

const start = () =>
  startAdminLog({
    DATABASE_URL: database.url,
    BUS_REDIS_URL: redis.url,
    QUEUE_REDIS_URL: redis.url,
    ...TEST_RPC_KEYS['admin-log'],
    DATA_KEYS: parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`),
    DATABASE_POOL: 3,
    LOG_RETENTION_DAYS: 36_500,
    MIGRATE_ON_START: true,
  });
/** Connections that wait for a job. */
const waiting = async () => String(await redis.connect().client('LIST')).match(/cmd=bzpopmin/g) ?? [];

test('a draining log takes no more batches while it finishes and answers a call', async () => {
  const stop = await start();
  await eventually(async () => expect(await waiting()).toHaveLength(1));
  const lock = new Client({ connectionString: database.url });
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE admin_log.event IN ACCESS EXCLUSIVE MODE');
  const answer = rpc.call(EraseEvents, { sessionIds: ['S'.repeat(21)], personIds: [] }, SYSTEM_ACTOR);
  await eventually(async () => {
    const blocked = await lock.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    expect(blocked.rowCount).toBeGreaterThan(0);
  });
  const stopped = stop();
  await eventually(async () => expect(await waiting()).toEqual([]));
  await lock.query('ROLLBACK');
  expect(await answer).toEqual({ events: 0 });
  await lock.end();
  await stopped;
});
