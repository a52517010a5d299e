import { eventually, type Product, startProduct, Visitor } from '@afya/testing';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of every scripted reply: other replies are in progress when a worker dies. */
const REPLY_MS = 300;
const NEIGHBOURS = 12;

let product: Product;
/** Restarts workers that die, like a supervisor. */
let isStopping = false;
let deaths = 0;
const places: Promise<void>[] = [];

async function keepWorker(): Promise<void> {
  while (!isStopping) {
    const worker = await product.startWorker({ delayMs: REPLY_MS });
    const code = await worker.ended;
    if (!isStopping) deaths += 1;
    if (code === 0) return;
    await sleep(500);
  }
}

beforeAll(async () => {
  product = await startProduct({ env: { RETRY_MS: '50', ENGINE_TIMEOUT_MS: '6000' } });
  for (let place = 0; place < 2; place++) places.push(keepWorker());
  await eventually(() => expect(product.output()).toContain('"service":"ai-worker"'), { timeoutMs: 60_000 });
}, 300_000);
afterAll(async () => {
  isStopping = true;
  await product?.stop();
  await Promise.all(places);
});

interface Neighbours {
  /** milliseconds from send to reply */
  times: number[];
  sessions: string[];
}

/** Visitors that send one message after the other until `isOver`; each waits for its reply. */
async function converse(isOver: () => boolean): Promise<Neighbours> {
  const neighbours: Neighbours = { times: [], sessions: [] };
  const visit = async () => {
    const visitor = await Visitor.arrive(product.url);
    neighbours.sessions.push(visitor.sessionId);
    while (!isOver()) {
      const startedAt = Date.now();
      const accepted = await visitor.sendUntilAccepted({ text: 'I have a cough' });
      await eventually(
        async () => {
          const reply = (await visitor.messages()).find(({ id }) => id === accepted.replyId);
          expect(reply?.metadata.status).toBe('done');
        },
        { timeoutMs: 120_000, everyMs: 100 },
      );
      neighbours.times.push(Date.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: NEIGHBOURS }, visit));
  return neighbours;
}

/** Sends the message to a session in which it has a price, and resolves when it has failed. */
async function poison(text: string) {
  const visitor = await Visitor.arrive(product.url);
  const accepted = await visitor.sendUntilAccepted({ text, image: 'rash.png' });
  expect(accepted.creditsCharged).toBeGreaterThan(0);
  const failed = async () => {
    const reply = (await visitor.messages()).find(({ id }) => id === accepted.replyId);
    expect(reply).toMatchObject({ metadata: { status: 'failed' } });
    return reply!;
  };
  const reply = await eventually(failed, { timeoutMs: 120_000, everyMs: 200 });
  return { visitor, accepted, reply };
}

const attemptsOf = (sessions: string[]) =>
  product.database.query<{ attempts: number; status: string; replies: number }>(
    `SELECT attempts, status, count(*)::integer AS replies FROM consultation.message
     WHERE kind = 'reply' AND session_id = ANY($1) GROUP BY attempts, status`,
    [sessions],
  );

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test.each(['scripted-crash', 'scripted-spin', 'scripted-hang'])(
  '%s fails alone after three attempts and is refunded once, while its neighbours are answered',
  async (text) => {
    const deathsBefore = deaths;
    const normal = await converse(after(5_000));
    let isOver = false;
    const meanwhile = converse(() => isOver);
    const { visitor, accepted, reply } = await poison(text).finally(() => (isOver = true));
    const neighbours = await meanwhile;
    const normalAfter = await converse(after(5_000));

    expect(reply.translations.en).toContain('credits for it were given back');
    expect(await visitor.creditsUsed()).toBe(0);
    const booked = await product.database.query<{ kind: string; amount: number }>(
      'SELECT kind, amount FROM consultation.ledger WHERE message_id = $1 ORDER BY kind',
      [accepted.replyId],
    );
    expect(booked).toEqual([
      { kind: 'charge', amount: -accepted.creditsCharged },
      { kind: 'refund', amount: accepted.creditsCharged },
    ]);
    // Only the first attempt can run beside others.
    expect(deaths - deathsBefore).toBeLessThanOrEqual(1);
    // Each message sent meanwhile is answered by one attempt.
    const replies = neighbours.times.length;
    expect(await attemptsOf(neighbours.sessions)).toEqual([{ attempts: 0, status: 'done', replies }]);
    // Half of them notice nothing; the slowest was in the process that died first. The load of the machine changes meanwhile.
    const normalMs = Math.max(median(normal.times), median(normalAfter.times));
    expect(median(neighbours.times)).toBeLessThan(3 * normalMs);

    const next = await visitor.sendUntilAccepted({ text: 'I have a cough' });
    await eventually(
      async () => {
        const found = (await visitor.messages()).find(({ id }) => id === next.replyId);
        expect(found?.metadata.status).toBe('done');
      },
      { timeoutMs: 30_000 },
    );
  },
  300_000,
);

function after(ms: number): () => boolean {
  const end = Date.now() + ms;
  return () => Date.now() > end;
}

test('sessions that shared a process with a crashing message are answered in quarantine, where only that message crashes', async () => {
  const innocent = await Promise.all(Array.from({ length: 6 }, () => Visitor.arrive(product.url)));
  const guilty = await Visitor.arrive(product.url);
  await Promise.all(innocent.map((visitor) => visitor.send({ text: 'I have a cough' })));
  await guilty.send({ text: 'scripted-crash' });
  for (const visitor of [...innocent, guilty])
    await eventually(
      async () => {
        const [reply] = (await visitor.messages()).filter(({ isUser }) => !isUser);
        expect(reply?.metadata.status).toBe(visitor === guilty ? 'failed' : 'done');
      },
      { timeoutMs: 60_000 },
    );
  const sessions = innocent.map(({ sessionId }) => sessionId);
  expect(await attemptsOf(sessions)).toEqual([{ attempts: 0, status: 'done', replies: 6 }]);
}, 300_000);
