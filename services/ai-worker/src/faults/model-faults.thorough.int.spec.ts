import { priceTier, type Stage, STAGES } from '@afya/contracts';
import {
  eventually,
  FAULTS,
  freePort,
  type OpenAiAnswer,
  type OpenAiFault,
  type Product,
  type SeenMessage,
  type ServiceProcess,
  startOpenAi,
  startProduct,
  type TestOpenAi,
  Visitor,
} from '@afya/testing';

/** The product with seconds instead of minutes and no limits on calls; those are tested in model-gate.thorough.int.spec.ts. */
const HASTY = {
  OPENAI_TIMEOUT_MS: '4000',
  OPENAI_FIRST_TOKEN_MS: '1000',
  OPENAI_IDLE_MS: '1000',
  OPENAI_RETRY_MS: '5',
  ENGINE_TIMEOUT_MS: '10000',
  OPENAI_BREAKER_MS: '0',
};
/** A word that no log may contain, though one of the faults quotes the whole request. */
const PLANTED = 'nyangumi';
const NOTE = 'built-in engine answered';
/** What a patient must never see: JSON, pages, and text of a model outside its answer. */
const RAW = /[{}]|<html|"content"|I cannot help|Rate limit|quota/;

let product: Product;
let model: TestOpenAi;

const workers: ServiceProcess[] = [];
async function worker(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const started = await product.startWorker(undefined, {
    ENGINE: 'openai',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
    ...HASTY,
    ...env,
  });
  workers.push(started);
  return started;
}
// The worker of a failed test would answer the messages of the next one.
afterEach(() => Promise.all(workers.splice(0).map((started) => started.end('SIGTERM'))));

beforeAll(async () => {
  // In sequence: the started part is stopped when the other fails.
  model = await startOpenAi();
  product = await startProduct({ env: { RETRY_MS: '50', LOG_LEVEL: 'trace' } });
}, 300_000);
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

/** A consultation that has reached a stage. */
async function visitorAt(stage: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(product.url);
  await product.database.query('UPDATE consultation.session SET stage = $2 WHERE id = $1', [visitor.sessionId, stage]);
  return visitor;
}

async function answersTo(visitor: Visitor, replyId: string): Promise<SeenMessage[]> {
  const messages = await eventually(
    async () => {
      const read = await visitor.messages();
      expect(read.filter(({ metadata }) => metadata.status === 'pending')).toEqual([]);
      return read;
    },
    { timeoutMs: 60_000, everyMs: 150 },
  );
  return messages.slice(messages.findIndex(({ id }) => id === replyId));
}

interface Booked {
  charge: number;
  refund: number;
}

async function booked(replyId: string): Promise<Booked> {
  const rows = await product.database.query<{ kind: string; amount: number }>(
    'SELECT kind, amount FROM consultation.ledger WHERE message_id = $1',
    [replyId],
  );
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(rows.length);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0;
  return { charge: Math.abs(of('charge')), refund: of('refund') };
}

async function expectExactLedger(): Promise<void> {
  const wrong = await product.database.query(
    `SELECT a.id FROM consultation.account a JOIN consultation.ledger l ON l.account_id = a.id
     GROUP BY a.id HAVING sum(l.amount) <> a.balance OR a.balance <> 500 + a.purchased - a.used`,
  );
  expect(wrong).toEqual([]);
}

/** One reply: marked as from the failover engine and refunded, or the model's own and charged. */
async function expectOneEnd(visitor: Visitor, replyId: string): Promise<'model' | 'embedded'> {
  const [reply, ...chained] = await answersTo(visitor, replyId);
  expect(reply).toMatchObject({ id: replyId, isUser: false, metadata: { status: 'done' } });
  for (const { translations } of [reply!, ...chained.filter(({ isUser }) => !isUser)]) {
    expect(translations.en).not.toMatch(RAW);
    expect(translations.sw).not.toMatch(RAW);
  }
  const { charge, refund } = await booked(replyId);
  const stoodIn = reply!.content.includes(NOTE);
  expect(refund).toBe(stoodIn ? charge : 0);
  return stoodIn ? 'embedded' : 'model';
}

/** Faults that look different without streaming. */
const AT_ONCE: readonly OpenAiFault[] = [
  ...([
    'hang_in_body',
    'half_json',
    'wrong_schema',
    'broken_json',
    'refusal',
    'length',
    'content_filter',
    'empty',
  ] as const),
];

/** Every fault of the model, chosen by a word in the message. */
const ANSWERS: Readonly<Record<string, OpenAiAnswer>> = Object.fromEntries(
  [
    {},
    { atOnce: true },
    { withoutUsage: true },
    { paceMs: 5 },
    ...FAULTS.map((fault) => ({ fault })),
    ...AT_ONCE.map((fault) => ({ fault, atOnce: true })),
  ].map((answer, index) => [`zeta-${String(index).padStart(3, '0')}`, answer]),
);

test('every fault at every stage, streamed or not, ends in exactly one reply, refunded where the model gave none', async () => {
  const running = await worker();
  await model.script({ byWord: ANSWERS });
  const send = async (visitor: Visitor, word: string, stage: Stage) => {
    const text = `yes, my head aches, ${PLANTED} ${word}`;
    // Text alone costs nothing at the cheapest stages.
    const image = priceTier({ stage, files: [] }) === 'basic' ? { image: 'rash.png' } : {};
    const accepted = await visitor.sendUntilAccepted({ text, ...image });
    expect(accepted.creditsCharged).toBeGreaterThan(0);
    return { visitor, accepted, word };
  };
  for (const stage of STAGES) {
    const arrived: [Visitor, string][] = [];
    for (const word of Object.keys(ANSWERS)) arrived.push([await visitorAt(stage), word]);
    const sent = await Promise.all(arrived.map(([visitor, word]) => send(visitor, word, stage)));
    for (const { visitor, accepted, word } of sent) {
      const end = await expectOneEnd(visitor, accepted.replyId);
      const answer = ANSWERS[word]!;
      expect([answer, stage, end]).toEqual([answer, stage, answer.fault ? 'embedded' : 'model']);
    }
  }
  await expectExactLedger();
  expect(await running.end('SIGTERM')).toBe(0);
  expect((await model.requests()).filter(({ raw }) => raw.includes(PLANTED)).length).toBeGreaterThan(100);
  expect(product.output()).not.toContain(PLANTED);
}, 480_000);

test('200 messages with 30 % errors 500, 20 % hanging, 20 % broken JSON: all end, and the ledger is exact', async () => {
  const [failed, hangs, broken, good]: OpenAiAnswer[] = [
    { fault: 'server_error' as const },
    { fault: 'hang' as const },
    { fault: 'broken_json' as const },
    {},
  ];
  const cycle = [failed!, hangs!, good!, broken!, failed!, good!, failed!, broken!, good!, hangs!];
  await model.script({ cycle });
  const pair = await Promise.all([worker(), worker()]);
  const sendTwo = async (visitor: Visitor) => {
    const sent = [];
    for (const text of ['and what now? '.repeat(30), 'shall I rest? '.repeat(30)])
      sent.push(await visitor.sendUntilAccepted({ text }));
    return { visitor, sent };
  };
  const visitors = [];
  for (let i = 0; i < 100; i++) visitors.push(await visitorAt('follow_up'));
  const consultations = await Promise.all(visitors.map(sendTwo));
  const ends = { model: 0, embedded: 0 };
  for (const { visitor, sent } of consultations)
    for (const { replyId } of sent) ends[await expectOneEnd(visitor, replyId)] += 1;
  expect(ends.model + ends.embedded).toBe(200);
  expect(ends.model).toBeGreaterThan(100);
  await expectExactLedger();
  await Promise.all(pair.map((running) => running.end('SIGTERM')));
}, 480_000);

test('the log has every call with its outcome and cost, and every failover with its reason', async () => {
  const answered: OpenAiAnswer[] = [{ fault: 'server_error' }, { fault: 'length' }, { reply: { stage: 'complete' } }];
  await model.next(...answered, { fault: 'quota' });
  const running = await worker();
  const visitor = await visitorAt('initial_gathering');
  for (const text of ['My stomach hurts', 'It hurts since yesterday'])
    await answersTo(visitor, (await visitor.send({ text })).accepted.replyId);
  const events = await eventually(async () => {
    const rows = await product.database.query<{ event: Record<string, unknown> }>(
      `SELECT row_to_json(e) AS event FROM admin_log.event e WHERE session_id = $1`,
      [visitor.sessionId],
    );
    const text = JSON.stringify(rows.map(({ event }) => event));
    expect(text).toContain('failover');
    return text;
  });
  for (const word of ['server_error', 'truncated', 'STAGE_REFUSED', 'engine_call', '"reason":"quota"'])
    expect(events).toContain(word);
  await running.end('SIGTERM');
}, 300_000);

const both = (text: string) => ({ en: text, sw: text });
const DIAGNOSIS = {
  preliminaryDiagnosis: both('Malaria'),
  score: 72,
  adviceLevel: 'urgent',
  differentialDiagnoses: [],
  reasoningPath: [],
  criticalFactors: [],
  recommendations: [both('Take a test')],
  whenToGoNow: [],
};

test.each<[string, OpenAiAnswer, boolean]>([
  ['the model gives all three replies', {}, false],
  ['the model goes away after the diagnosis', { fault: 'quota' }, true],
])(
  'a confirmed offer: %s, and only the first was charged',
  async (_what, second, standsIn) => {
    const first = { reply: { stage: 'final_analysis', content: both('It may be malaria.'), diagnosis: DIAGNOSIS } };
    await model.next(first, second);
    const running = await worker();
    const visitor = await visitorAt('diagnostic_prompt');
    const { accepted } = await visitor.send({ text: 'yes' });
    const replies = await answersTo(visitor, accepted.replyId);
    expect(replies.map(({ metadata }) => metadata.processingStage)).toEqual([
      'final_analysis',
      'final_recommendations',
      'follow_up',
    ]);
    expect(replies[0]).toMatchObject({
      content: 'It may be malaria.',
      metadata: { diagnosis: { preliminaryDiagnosis: both('Malaria') } },
    });
    expect(replies[1]!.content.includes(NOTE)).toBe(standsIn);
    expect(await booked(accepted.replyId)).toEqual({ charge: 11, refund: 0 });
    await expectExactLedger();
    await running.end('SIGTERM');
  },
  300_000,
);

test('a missing server: the worker starts, logs it once, and the embedded engine answers', async () => {
  const running = await worker({ OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
  for (const text of ['I have a cough', 'I have a fever']) {
    const visitor = await Visitor.arrive(product.url);
    const { accepted } = await visitor.send({ text });
    expect(await expectOneEnd(visitor, accepted.replyId)).toBe('embedded');
  }
  expect(running.lines.filter((line) => line.includes('language model not available'))).toHaveLength(1);
  await running.end('SIGTERM');
}, 300_000);
