import { newTraceparent } from '@afya/runtime';
import { eventually, type Product, startProduct, Visitor } from '@afya/testing';

/** Words that no log and no queue may hold, in a text, a file's name and an answer to a question. */
const PLANTED = ['nyangumi', 'zambarau', 'korongo'];

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'trace', RETRY_MS: '50' } });
}, 40_000);
afterAll(() => product.stop());

const answered = (visitor: Visitor) =>
  eventually(
    async () => {
      const pending = (await visitor.messages()).filter(({ metadata }) => metadata.status === 'pending');
      expect(pending).toEqual([]);
    },
    { timeoutMs: 20_000 },
  );

/** All that lies in the queue's Redis, as it would be saved. */
async function everythingQueued(): Promise<string> {
  const connection = product.queue.connect();
  await connection.config('SET', 'rdbcompression', 'no');
  const keys = await connection.keys('*');
  const dumps = await Promise.all(keys.map((key) => connection.dumpBuffer(key)));
  return [...keys, ...dumps.map((dump) => dump?.toString('latin1') ?? '')].join('\n');
}

function expectNoPlantedWord(text: string): void {
  expect(PLANTED.filter((word) => text.toLowerCase().includes(word))).toEqual([]);
}

test('no log of any process and nothing in the queue holds a word that a patient wrote', async () => {
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
  expect(failing.logged('turn failed').length).toBeGreaterThan(0);
  await failing.end('SIGTERM');

  expectNoPlantedWord(await everythingQueued());
  expectNoPlantedWord(product.output());
  const log = await product.database.query<{ event: string }>(
    'SELECT row_to_json(e)::text AS event FROM admin_log.event e',
  );
  expect(log.length).toBeGreaterThan(10);
  expectNoPlantedWord(log.map(({ event }) => event).join('\n'));
}, 60_000);

test('one trace leads from the request at the gateway to the commit of the worker', async () => {
  const worker = await product.startWorker();
  const visitor = await Visitor.arrive(product.url);
  const traceparent = newTraceparent();
  const { accepted, traceId } = await visitor.send({ text: 'I have a cough', traceparent });
  await answered(visitor);
  expect(traceId).toBe(traceparent.slice(3, 35));
  expect(worker.logged('committed')).toContainEqual(expect.objectContaining({ replyId: accepted.replyId, traceId }));
  const requests = product.service('gateway').logged('request');
  expect(requests).toContainEqual(expect.objectContaining({ route: '/api/chat/:id', status: 202, traceId }));
  await worker.end('SIGTERM');
}, 30_000);
