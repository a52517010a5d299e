import { eventually, type Product, startProduct, Visitor } from '@afya/testing';

/** Long enough to be killed in the middle. */
const SLOW = { delayMs: 60_000 };

let product: Product;

beforeAll(async () => {
  product = await startProduct({ env: { PENDING_PER_SESSION: '10', RETRY_MS: '50' } });
}, 300_000);
afterAll(() => product.stop());

const repliesOf = async (visitor: Visitor) => (await visitor.messages()).filter(({ isUser }) => !isUser);
const leased = (visitor: Visitor) =>
  eventually(async () => {
    const sql = 'SELECT 1 FROM consultation.session WHERE id = $1 AND lease_until > now()';
    expect(await product.database.query(sql, [visitor.sessionId])).toHaveLength(1);
  });

test('a worker is killed during a reply: another worker replies exactly once, within 15 s', async () => {
  const doomed = await product.startWorker(SLOW);
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: 'My head hurts' });
  await leased(visitor);
  const heir = await product.startWorker({});
  await doomed.end('SIGKILL');
  const killedAt = Date.now();
  await eventually(async () => expect(await repliesOf(visitor)).toMatchObject([{ metadata: { status: 'done' } }]), {
    timeoutMs: 15_000,
  });
  expect(Date.now() - killedAt).toBeLessThan(15_000);
  expect(await repliesOf(visitor)).toMatchObject([{ id: accepted.replyId, content: `answers ${accepted.messageId}` }]);
  await eventually(() => expect(heir.logged('committed')).toHaveLength(1));
  await heir.end('SIGTERM');
}, 300_000);

test('an engine that always fails: the patient gets a failure message and a refund, once', async () => {
  const failing = await product.startWorker({ failing: true });
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: 'What is this rash?', image: 'rash.png' });
  expect(accepted.creditsCharged).toBeGreaterThan(0);
  const reply = await eventually(async () => {
    const found = (await repliesOf(visitor)).find(({ id }) => id === accepted.replyId);
    expect(found).toMatchObject({ metadata: { status: 'failed' } });
    return found!;
  });
  expect(reply.translations.en).not.toBe('');
  expect(reply.translations.sw).not.toBe('');
  expect(await visitor.creditsUsed()).toBe(0);
  const booked = await product.database.query<{ kind: string; amount: number }>(
    `SELECT kind, amount FROM consultation.ledger WHERE kind IN ('charge', 'refund') AND account_id IN
       (SELECT a.id FROM consultation.account a JOIN consultation.session s USING (owner) WHERE s.id = $1) ORDER BY kind`,
    [visitor.sessionId],
  );
  const { creditsCharged } = accepted;
  expect(booked).toEqual([
    { kind: 'charge', amount: -creditsCharged },
    { kind: 'refund', amount: creditsCharged },
  ]);
  expect(failing.logged('attempt to reply failed')).toHaveLength(5);
  await failing.end('SIGTERM');
}, 300_000);

test('three workers answer ten concurrent sends of one session in order', async () => {
  const workers = await Promise.all([1, 2, 3].map(() => product.startWorker({ delayMs: 20 })));
  const visitor = await Visitor.arrive(product.url);
  const sent = await Promise.all(Array.from({ length: 10 }, (_, index) => visitor.send({ text: `Symptom ${index}` })));
  expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(202));
  const messages = await eventually(
    async () => {
      const read = await visitor.messages();
      expect(read.filter(({ metadata }) => metadata.status === 'pending')).toEqual([]);
      return read;
    },
    { timeoutMs: 60_000 },
  );
  const asked = messages.filter(({ isUser }) => isUser);
  const replies = messages.filter(({ isUser }) => !isUser);
  expect(asked).toHaveLength(10);
  expect(replies.map(({ content }) => content)).toEqual(asked.map(({ id }) => `answers ${id}`));
  const committed = workers.flatMap((worker) => worker.logged('committed'));
  const inTime = committed.sort((a, b) => String(a['time']).localeCompare(String(b['time'])));
  expect(inTime.map(({ replyId }) => replyId)).toEqual(replies.map(({ id }) => id));
  await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
}, 300_000);

test('a stopping worker finishes its work first', async () => {
  const worker = await product.startWorker({ delayMs: 1_500 });
  const visitor = await Visitor.arrive(product.url);
  await visitor.send({ text: 'My stomach hurts' });
  await leased(visitor);
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await repliesOf(visitor)).toMatchObject([{ metadata: { status: 'done' } }]);
  const order = worker.lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(order.slice(-3)).toEqual(['draining', 'committed', 'stopped']);
}, 300_000);
