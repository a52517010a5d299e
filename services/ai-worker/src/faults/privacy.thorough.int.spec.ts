import { newTraceparent } from '@afya/runtime';
import { eventually, type Product, startProduct, type TestRedis, Visitor } from '@afya/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that no log, Redis or table may contain, in a text, a filename and an answer to a question. */
const PLANTED = ['nyangumi', 'zambarau', 'korongo'];

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'trace', RETRY_MS: '50' } });
}, 300_000);
afterAll(() => product.stop());

const answered = (visitor: Visitor) =>
  eventually(
    async () => {
      const pending = (await visitor.messages()).filter(({ metadata }) => metadata.status === 'pending');
      expect(pending).toEqual([]);
    },
    { timeoutMs: 60_000 },
  );

/** All data of the queue's Redis, as it would be saved. */
async function everythingQueued(): Promise<string> {
  const connection = product.queue.connect();
  await connection.config('SET', 'rdbcompression', 'no');
  const keys = await connection.keys('*');
  const dumps = await Promise.all(keys.map((key) => connection.dumpBuffer(key)));
  return [...keys, ...dumps.map((dump) => dump?.toString('latin1') ?? '')].join('\n');
}

/** Every write command that a Redis received. */
async function everWritten(redis: TestRedis): Promise<string> {
  const [, dir = ''] = (await redis.connect().config('GET', 'dir')) as string[];
  const files = readdirSync(join(dir, 'appendonlydir')).map((name) => join(dir, 'appendonlydir', name));
  return files.map((file) => readFileSync(file, 'latin1')).join('\n');
}

async function everyRow(): Promise<string> {
  const tables = await product.database.query<{ name: string }>(
    `SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname IN ('auth', 'consultation', 'admin_log')`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await product.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    rows.push(...found.map(({ row }) => row));
  }
  return rows.join('\n');
}

function expectNoPlantedWord(text: string): void {
  expect(PLANTED.filter((word) => text.toLowerCase().includes(word))).toEqual([]);
}

test('no log of a process, Redis or table contains a word of a patient', async () => {
  const embedded = await product.startWorker();
  const visitor = await Visitor.arrive(product.url);
  await visitor.send({ text: 'Nina homa na nyangumi tumboni', image: 'zambarau.png' });
  await answered(visitor);
  await visitor.send({ text: 'korongo, miaka 30' });
  await answered(visitor);
  await embedded.end('SIGTERM');

  const unlucky = await Visitor.arrive(product.url);
  await unlucky.send({ text: 'nyangumi zambarau korongo' });
  const waiting = await eventually(async () => {
    const queued = await everythingQueued();
    expect(queued.includes(unlucky.sessionId)).toBe(true);
    return queued;
  });
  expectNoPlantedWord(waiting);
  const failing = await product.startWorker({ failing: true });
  await answered(unlucky);
  expect(failing.logged('attempt to reply failed').length).toBeGreaterThan(0);
  await failing.end('SIGTERM');

  expectNoPlantedWord(await everythingQueued());
  expectNoPlantedWord(product.output());
  const calls = await everWritten(product.bus);
  expect(calls).toContain('messages.send');
  expectNoPlantedWord(calls);
  expectNoPlantedWord(await everWritten(product.queue));
  const rows = await everyRow();
  expect(rows).toContain(unlucky.sessionId);
  expectNoPlantedWord(rows);
}, 300_000);

test('one trace spans the request at the gateway and the commit of the worker', async () => {
  const worker = await product.startWorker();
  const visitor = await Visitor.arrive(product.url);
  const traceparent = newTraceparent();
  const { accepted, traceId } = await visitor.send({ text: 'I have a cough', traceparent });
  await answered(visitor);
  expect(traceId).toBe(traceparent.slice(3, 35));
  // The reply can be read a moment before the worker logs that it was committed.
  await eventually(async () => {
    expect(worker.logged('committed')).toContainEqual(expect.objectContaining({ replyId: accepted.replyId, traceId }));
    const requests = product.service('gateway').logged('request');
    expect(requests).toContainEqual(expect.objectContaining({ route: '/api/chat/:id', status: 202, traceId }));
  });
  await worker.end('SIGTERM');
}, 300_000);
