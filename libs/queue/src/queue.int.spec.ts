import { AppError, logger } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { type Consumer, createConsumer, type ConsumerOptions } from './consumer';
import { createProducer, type NewJob, type Producer, QueueUnavailableError } from './producer';
import * as z from 'zod/mini';

const NOTES = { queue: 'notes', data: z.object({ note: z.string() }), attempts: 3 } satisfies QueueContract;
type Note = z.infer<(typeof NOTES)['data']>;

let redis: TestRedis;
let producer: Producer<Note>;
const consumers: Consumer[] = [];

function consume(handle: ConsumerOptions<Note>['handle'], concurrency = 1): Consumer {
  const consumer = createConsumer(NOTES, { redisUrl: redis.url, concurrency, handle });
  consumers.push(consumer);
  return consumer;
}
const add = (...jobs: NewJob<Note>[]) => eventually(() => producer.addBulk(jobs));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function jobsIn(state: string): Promise<string[]> {
  const connection = redis.connect();
  const ids = await connection.zrange(`{q}:notes:${state}`, 0, -1);
  const jobs = await Promise.all(ids.map((id) => connection.hgetall(`{q}:notes:${id}`)));
  connection.disconnect();
  return jobs.map((job) => JSON.stringify(job));
}

beforeEach(async () => {
  redis = await startRedis();
  producer = createProducer(NOTES, { redisUrl: redis.url });
});

afterEach(async () => {
  await Promise.all(consumers.splice(0).map((consumer) => consumer.drain()));
  await producer.close();
  await redis.stop();
});

test('jobs reach the consumers once, in order, and leave no data behind', async () => {
  const seen: string[] = [];
  consume(async ({ note }) => void seen.push(note));
  const notes = Array.from({ length: 50 }, (_, index) => `note ${index}`);
  await add(...notes.map((note) => ({ data: { note } })));
  await eventually(() => expect(seen).toEqual(notes));
  const connection = redis.connect();
  await eventually(async () => expect(await connection.keys('{q}:notes:[0-9]*')).toEqual([]));
});

test('with one deduplication id, the first job runs, then the last one added meanwhile', async () => {
  const seen: string[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  consume(async ({ note }) => {
    seen.push(note);
    if (note === 'first') await released;
  }, 4);
  await add({ data: { note: 'first' }, deduplicationId: 's-1' });
  await eventually(() => expect(seen).toEqual(['first']));
  for (const note of ['second', 'third', 'last']) await add({ data: { note }, deduplicationId: 's-1' });
  release();
  await eventually(() => expect(seen).toEqual(['first', 'last']));
  await add({ data: { note: 'afterwards' }, deduplicationId: 's-1' });
  await eventually(() => expect(seen).toEqual(['first', 'last', 'afterwards']));
});

test('a job with invalid data fails immediately and is never handled', async () => {
  let handled = 0;
  consume(async () => void (handled += 1));
  await add({ data: { note: 7 } as unknown as Note }, { data: { note: 'fits' } });
  await eventually(() => expect(handled).toBe(1));
  await eventually(async () => expect(await jobsIn('failed')).toHaveLength(1));
});

test('a failing job is tried as often as its contract allows; Redis stores the failure code and none of its text', async () => {
  let attempts = 0;
  consume(async () => {
    attempts += 1;
    throw attempts === 3 ? new AppError('RPC_TIMEOUT', { message: 'nina homa' }) : new Error('nina homa');
  });
  await add({ data: { note: 'fails' } });
  const [failedJob] = await eventually(async () => {
    const failed = await jobsIn('failed');
    expect(failed).toHaveLength(1);
    return failed;
  });
  expect(attempts).toBe(3);
  expect(failedJob).toContain('RPC_TIMEOUT');
  expect(failedJob).not.toContain('homa');
}, 15_000);

test('a producer fails immediately while Redis is down, within 4 s when Redis does not answer, and recovers from both', async () => {
  const seen: string[] = [];
  consume(async ({ note }) => void seen.push(note));
  await add({ data: { note: 'before' } });
  await eventually(() => expect(seen).toEqual(['before']));

  await redis.kill();
  await pause(100);
  const killed = Date.now();
  await expect(producer.addBulk([{ data: { note: 'lost' } }])).rejects.toThrow(QueueUnavailableError);
  const refusedAfter = Date.now() - killed;
  await pause(3_000);
  await redis.restart();
  await add({ data: { note: 'after the outage' } });
  await eventually(() => expect(seen).toContain('after the outage'));

  await redis.freeze();
  const frozen = Date.now();
  await expect(producer.addBulk([{ data: { note: 'perhaps' } }])).rejects.toThrow(QueueUnavailableError);
  expect(refusedAfter).toBeLessThan(Date.now() - frozen);
  await redis.thaw();
  await add({ data: { note: 'after the freeze' } });
  await eventually(() => expect(seen).toContain('after the freeze'));
}, 30_000);

test('FLUSHALL stops neither side, even while a job runs', async () => {
  const seen: string[] = [];
  consume(async ({ note }) => {
    if (note === 'running') await pause(300);
    seen.push(note);
  }, 2);
  await add({ data: { note: 'running' }, deduplicationId: 's-1' });
  await pause(100);
  await redis.connect().flushall();
  await add({ data: { note: 'next' }, deduplicationId: 's-1' });
  await eventually(() => expect(seen.sort()).toEqual(['next', 'running']));
  await add({ data: { note: 'last' }, deduplicationId: 's-1' });
  await eventually(() => expect(seen).toContain('last'));
});

test('a producer that starts while Redis is down works once Redis is up', async () => {
  await redis.kill();
  const early = createProducer({ ...NOTES, queue: 'early' }, { redisUrl: redis.url });
  await expect(early.addBulk([{ data: { note: 'x' } }])).rejects.toThrow(QueueUnavailableError);
  await redis.restart();
  await eventually(() => early.addBulk([{ data: { note: 'x' } }]));
  await early.close();
});

test('drain waits for running jobs and takes no more', async () => {
  const seen: string[] = [];
  const consumer = consume(async ({ note }) => {
    await pause(500);
    seen.push(note);
  });
  await add({ data: { note: 'running' } }, { data: { note: 'waiting' } });
  await pause(200);
  await consumer.drain();
  expect(seen).toEqual(['running']);
  await pause(300);
  expect(seen).toEqual(['running']);
});

test('drain ends even when Redis does not answer', async () => {
  let ended = false;
  const consumer = consume(async () => {
    await pause(300);
    ended = true;
  });
  await add({ data: { note: 'running' } });
  await pause(100);
  await redis.freeze();
  await consumer.drain();
  expect(ended).toBe(true);
  await redis.thaw();
});

test('warns when Redis may evict keys', async () => {
  await redis.connect().config('SET', 'maxmemory-policy', 'allkeys-lru');
  const warn = jest.spyOn(logger, 'warn');
  const console = jest.spyOn(globalThis.console, 'warn').mockImplementation();
  await consume(async () => undefined).ready();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ policy: 'allkeys-lru' }), expect.any(String));
  warn.mockRestore();
  console.mockRestore();
});
