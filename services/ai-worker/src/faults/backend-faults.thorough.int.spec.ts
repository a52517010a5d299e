import { eventually, type Product, startProduct, Visitor } from '@afya/testing';
import { randomUUID } from 'node:crypto';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { PENDING_PER_SESSION: '10' } });
}, 300_000);
afterAll(() => product.stop());

const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => Visitor.arrive(product.url)));

/** Every message of these visitors has exactly one answer, in its place. */
async function allAnswered(visitors: Visitor[], sendsEach: number, timeoutMs = 60_000): Promise<void> {
  for (const visitor of visitors) {
    const messages = await eventually(
      async () => {
        const read = await visitor.messages();
        expect(read.filter(({ metadata }) => metadata.status !== 'done')).toEqual([]);
        return read;
      },
      { timeoutMs, everyMs: 100 },
    );
    const expected = messages.filter(({ isUser }) => isUser).flatMap(({ id }) => [id, `answers ${id}`]);
    expect(expected).toHaveLength(2 * sendsEach);
    expect(messages.map(({ id, isUser, content }) => (isUser ? id : content))).toEqual(expected);
  }
}

test('FLUSHALL on the queue with messages pending: all are answered', async () => {
  const visitors = await arrive(5);
  for (const visitor of visitors) for (const text of ['Fever', 'and chills']) await visitor.send({ text });
  const queue = product.queue.connect();
  await eventually(async () => expect(await queue.keys('{q}:answer-session:[0-9]*')).toHaveLength(5));
  await queue.flushall();
  const worker = await product.startWorker({});
  await allAnswered(visitors, 2);
  await worker.end('SIGTERM');
}, 300_000);

test('the queue is killed and restarted: messages sent meanwhile are accepted and answered', async () => {
  const worker = await product.startWorker({});
  const visitors = await arrive(5);
  for (const visitor of visitors) await visitor.send({ text: 'Before' });
  await product.queue.kill();
  for (const visitor of visitors) expect((await visitor.send({ text: 'Meanwhile' })).status).toBe(202);
  await product.queue.restart();
  await allAnswered(visitors, 2);
  await worker.end('SIGTERM');
}, 300_000);

test('the log is stopped while messages are answered: it receives every event later, once', async () => {
  await product.service('admin-log').end('SIGTERM');
  const worker = await product.startWorker({});
  const [visitor] = await arrive(1);
  for (const text of ['One', 'Two', 'Three']) await visitor!.send({ text });
  await allAnswered([visitor!], 3);
  await product.start('admin-log');
  await eventually(async () => {
    const events = await product.database.query(
      `SELECT type, count(*)::integer AS events FROM admin_log.event
       WHERE session_id = $1 AND type IN ('session_created', 'message_accepted', 'reply') GROUP BY type ORDER BY type`,
      [visitor!.sessionId],
    );
    expect(events).toEqual([
      { type: 'message_accepted', events: 3 },
      { type: 'reply', events: 3 },
      { type: 'session_created', events: 1 },
    ]);
  });
  await worker.end('SIGTERM');
}, 300_000);

test('consultation is killed under load and restarted: nothing is lost, doubled or charged twice', async () => {
  const workers = await Promise.all([product.startWorker({ delayMs: 10 }), product.startWorker({ delayMs: 10 })]);
  const visitors = await arrive(8);
  const sessions = visitors.map(({ sessionId }) => sessionId);
  // A stage in which a message has a price, so that the ledger has entries.
  await product.database.query(`UPDATE consultation.session SET stage = 'follow_up' WHERE id = ANY($1)`, [sessions]);
  const text = 'x'.repeat(400);

  /** Like the browser: the same key until there is a response, and a pause while too many are pending. */
  async function sendUntilAccepted(visitor: Visitor, key = randomUUID()): Promise<number> {
    const sent = await visitor.send({ text, key }).catch(() => undefined);
    if (sent?.status === 202) return sent.accepted.creditsCharged;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sendUntilAccepted(visitor, key);
  }
  const load = Promise.all(
    visitors.map(async (visitor) => {
      const charged: number[] = [];
      for (let send = 0; send < 12; send += 1) charged.push(await sendUntilAccepted(visitor));
      return charged;
    }),
  );
  const committed = () => workers.flatMap((worker) => worker.logged('committed')).length;
  await eventually(() => expect(committed()).toBeGreaterThan(5), { timeoutMs: 60_000 });
  await product.service('consultation').end('SIGKILL');
  await product.start('consultation');
  const charged = await load;

  await allAnswered(visitors, 12);
  for (const [index, visitor] of visitors.entries()) {
    const due = charged[index]!.reduce((sum, credits) => sum + credits, 0);
    expect(due).toBe(12 * 7);
    expect(await visitor.creditsUsed()).toBe(due);
  }
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
}, 300_000);
