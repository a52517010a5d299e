import {
  eventually,
  type Product,
  type SeenMessage,
  type ServiceProcess,
  startOpenAi,
  startProduct,
  type TestOpenAi,
  Visitor,
} from '@afya/testing';

const HASTY = {
  OPENAI_TIMEOUT_MS: '3000',
  OPENAI_RETRY_MS: '5',
  ENGINE_TIMEOUT_MS: '20000',
  OPENAI_BREAKER_MS: '6000',
};
const NOTE = 'built-in engine answered';

let product: Product;
let model: TestOpenAi;
let workers: ServiceProcess[] = [];

beforeAll(async () => {
  product = await startProduct({ env: { RETRY_MS: '50' } });
  model = await startOpenAi();
}, 300_000);
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM'))));
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

async function startWorkers(env: Record<string, string> = {}): Promise<void> {
  const all = { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, ...HASTY, ...env };
  workers = await Promise.all([1, 2].map(() => product.startWorker(undefined, all)));
  await model.clear();
}

/** A new visitor sends a message; returns which engine answered. */
async function answeredBy(): Promise<'model' | 'embedded'> {
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: 'My stomach hurts since yesterday' });
  const reply = await eventually(
    async () => {
      const found = (await visitor.messages()).find(({ id }) => id === accepted.replyId);
      expect(found).toMatchObject({ metadata: { status: 'done' } } satisfies Partial<Pick<SeenMessage, 'metadata'>>);
      return found!;
    },
    { timeoutMs: 60_000 },
  );
  return reply.content.includes(NOTE) ? 'embedded' : 'model';
}
const asked = async () => (await model.requests()).length;
const logged = (message: string) => workers.flatMap((worker) => worker.logged(message));

test('a failing model is not called by any worker for a while, and then again', async () => {
  await startWorkers();
  await model.script({ cycle: [{ fault: 'server_error' }] });
  // Five calls each.
  expect([await answeredBy(), await answeredBy()]).toEqual(['embedded', 'embedded']);
  expect(await asked()).toBe(10);
  await model.script({});
  expect(await Promise.all([answeredBy(), answeredBy(), answeredBy()])).toEqual(Array(3).fill('embedded'));
  expect(await asked()).toBe(10);
  expect(logged('language model fails: no calls for a while')).toMatchObject([{ code: 'MODEL_BREAKER_OPEN' }]);

  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect([await answeredBy(), await answeredBy()]).toEqual(['model', 'model']);
  expect(await asked()).toBe(12);
  expect(logged('language model answers again')).toHaveLength(1);
  const reasons = await product.database.query(
    `SELECT details->>'reason' AS reason, count(*)::integer FROM admin_log.event WHERE type = 'failover'
     GROUP BY reason ORDER BY reason`,
  );
  expect(reasons).toEqual([
    { reason: 'breaker_open', count: 3 },
    { reason: 'server_error', count: 2 },
  ]);
}, 300_000);

test('a day’s budget: alerts at 80 % and at the end, then the embedded engine answers', async () => {
  // The cost of other calls today does not matter here.
  await product.queue.connect().del('{model}:account');
  // A call costs 0.0585.
  await startWorkers({ OPENAI_DAILY_BUDGET_KES: '0.14' });
  await model.script({ cycle: [{ reply: { stage: 'initial_gathering' } }] });
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await answeredBy());
  expect(answers).toEqual(['model', 'model', 'model', 'embedded', 'embedded']);
  expect(await asked()).toBe(3);
  expect(logged('four fifths of the daily budget are spent')).toMatchObject([{ code: 'MODEL_BUDGET_80' }]);
  expect(logged('daily budget spent: the embedded engine answers until tomorrow')).toHaveLength(1);
  const alerts = await eventually(async () => {
    const found = await product.database.query(
      `SELECT severity, details FROM admin_log.event WHERE details->>'code' LIKE 'MODEL_BUDGET%' ORDER BY at`,
    );
    expect(found).toHaveLength(2);
    return found;
  });
  expect(alerts).toEqual([
    { severity: 'warning', details: { code: 'MODEL_BUDGET_80', spentKES: 0.117, budgetKES: 0.14 } },
    { severity: 'error', details: { code: 'MODEL_BUDGET_SPENT', spentKES: 0.1755, budgetKES: 0.14 } },
  ]);
}, 300_000);
