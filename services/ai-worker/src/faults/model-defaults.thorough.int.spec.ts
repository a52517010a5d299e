import {
  eventually,
  type OpenAiAnswer,
  type Product,
  type SeenMessage,
  type ServiceProcess,
  startOpenAi,
  startProduct,
  type TestOpenAi,
  Visitor,
} from '@afya/testing';

/** The product with a language model, with all limits at their defaults. */
let product: Product;
let model: TestOpenAi;
let worker: ServiceProcess;

beforeAll(async () => {
  model = await startOpenAi();
  product = await startProduct();
  const env = { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url };
  worker = await product.startWorker(undefined, env);
  // The first reply of each engine also loads its data, which a loaded machine takes seconds for.
  await model.script({ cycle: [{ fault: 'broken_json' }] });
  const { content } = await answered(await Visitor.arrive(product.url), 'I have a cough');
  expect(content).toContain('built-in engine answered');
}, 300_000);
beforeEach(() => model.clear());
afterAll(async () => {
  await worker?.end('SIGTERM');
  await Promise.all([product?.stop(), model?.stop()]);
});

async function visitorAt(stage: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(product.url);
  await product.database.query('UPDATE consultation.session SET stage = $2 WHERE id = $1', [visitor.sessionId, stage]);
  return visitor;
}

/** Sends a text and returns the newest reply when nothing is pending. */
async function answered(visitor: Visitor, text: string): Promise<SeenMessage> {
  const { status } = await visitor.send({ text });
  expect(status).toBe(202);
  return eventually(
    async () => {
      const messages = await visitor.messages();
      expect(messages.filter(({ metadata }) => metadata.status === 'pending')).toEqual([]);
      return messages.findLast(({ isUser }) => !isUser)!;
    },
    { timeoutMs: 30_000, everyMs: 100 },
  );
}

test.each<[string, OpenAiAnswer]>([
  ['before it writes', { fault: 'hang' }],
  ['while it writes', { fault: 'hang_in_body' }],
])(
  'a model that hangs %s: the patient has an answer within 15 s',
  async (_when, hangs) => {
    await model.script({ cycle: [hangs] });
    const visitor = await visitorAt('initial_gathering');
    const startedAt = Date.now();
    const { content } = await answered(visitor, 'My stomach hurts since yesterday');
    const ms = Date.now() - startedAt;
    expect(content).toContain('built-in engine answered');
    expect(ms).toBeGreaterThan(10_000);
    expect(ms).toBeLessThan(15_000);
    expect(await model.requests()).toHaveLength(2);
  },
  300_000,
);

const both = (text: string) => ({ en: text, sw: text });
const DIAGNOSIS = {
  preliminaryDiagnosis: both('Brucellosis'),
  score: 72,
  adviceLevel: 'urgent',
  differentialDiagnoses: [{ name: both('Typhoid fever'), likelihood: 20 }],
  reasoningPath: [],
  criticalFactors: [both('Raw milk every day')],
  recommendations: [both('Boil the milk')],
  whenToGoNow: [both('A swollen testicle')],
};

test('each of nine requests after a diagnosis contains it, though no reply names it', async () => {
  const words = { content: both('Here is what I think.') };
  await model.script({
    once: [
      { reply: { ...words, stage: 'final_analysis', diagnosis: DIAGNOSIS } },
      { reply: { ...words, stage: 'final_recommendations' } },
      { reply: { ...words, stage: 'follow_up' } },
    ],
    cycle: [{ reply: words }],
  });
  const visitor = await visitorAt('diagnostic_prompt');
  await answered(visitor, 'yes');
  for (let question = 1; question <= 7; question++) await answered(visitor, `And question ${question}?`);
  const [first, ...after] = await model.requests();
  expect(first!.raw).not.toContain('Brucellosis');
  expect(after).toHaveLength(9);
  const parts = ['Brucellosis', 'Typhoid fever', 'Raw milk', 'Boil the milk', 'swollen testicle', 'urgent'];
  for (const { raw } of after) expect(parts.filter((part) => !raw.includes(part))).toEqual([]);
  // The diagnosis by the advanced model, later replies by the middle one: both default to gpt-4o.
  for (const { body } of after) expect(body['model']).toBe('gpt-4o');
}, 300_000);

test('a server like Mistral answers the first message after one refusal, and further messages immediately', async () => {
  const fields = ['store', 'stream_options', 'max_completion_tokens'];
  await model.script({ cycle: [{ strict: { as: 'mistral', fields } }] });
  const visitor = await visitorAt('initial_gathering');
  for (const text of ['My stomach hurts', 'Since yesterday', 'I am 30 years old'])
    expect((await answered(visitor, text)).content).not.toContain('built-in engine answered');
  expect(await model.requests()).toHaveLength(4);
}, 300_000);
