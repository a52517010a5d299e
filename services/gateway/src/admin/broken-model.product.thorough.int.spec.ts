import type { LogCounts, Overview } from '@afya/contracts';
import { eventually, type OpenAiFault, type Product, startOpenAi, startProduct, type TestOpenAi } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, chatForm, expectStatus } from '../../test/browser';

/** The product with a failing language model and default limits, and an admin who reads the overview. */
let product: Product;
let model: TestOpenAi;
let admin: Browser;

beforeAll(async () => {
  model = await startOpenAi();
  product = await startProduct();
  await product.startWorker(undefined, { ENGINE: 'openai', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url });
  admin = new Browser(product.url);
  const id = await admin.register(`daktari-${randomUUID().slice(0, 8)}`);
  await product.database.query(`UPDATE auth.account SET role = 'admin' WHERE id = $1`, [id]);
}, 300_000);
afterAll(() => Promise.all([product?.stop(), model?.stop()]));

const read = async <Body>(path: string) =>
  (await expectStatus(await admin.request('GET', `/api/admin/${path}`), 200)).json() as Promise<Body>;
const counts = (filter = '') => read<LogCounts>(`counts?${filter}`);
async function totals(): Promise<Overview['totals']> {
  const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString()) as [string, string];
  return (await read<Overview>(`overview?${new URLSearchParams({ from, to, by: 'hour' })}`)).totals;
}

/** A patient at a stage that costs credits sends a message. */
async function send(): Promise<void> {
  const patient = new Browser(product.url);
  const sessionId = await patient.open();
  await product.database.query(`UPDATE consultation.session SET stage = 'follow_up' WHERE id = $1`, [sessionId]);
  const body = chatForm('and what now? '.repeat(30));
  await expectStatus(await patient.request('POST', `/api/chat/${sessionId}`, { body }), 202);
}

test.each<[string, OpenAiFault]>([
  ['refuses the key', 'unauthorized'],
  ['hangs', 'hang'],
])(
  'shows an admin within a minute of a message that the model %s, with the failover, the refund and the warnings counted',
  async (_what, fault) => {
    await model.script({ cycle: [{ fault }] });
    const before = { totals: await totals(), warnings: (await counts()).warnings };
    await send();
    await eventually(
      async () => {
        const now = await totals();
        expect(now.failovers).toBe(before.totals.failovers + 1);
        expect(now.refunds).toBe(before.totals.refunds + 1);
        expect(now.warnings).toBeGreaterThan(before.totals.warnings + 1);
        expect((await counts()).warnings).toBeGreaterThan(before.warnings + 1);
      },
      { timeoutMs: 60_000, everyMs: 500 },
    );
    const failovers = await counts('eventType=failover&severity=warning');
    expect(failovers).toMatchObject({ logs: before.totals.failovers + 1, warnings: before.totals.failovers + 1 });
    expect(failovers.errors).toBe(0);
  },
  300_000,
);
