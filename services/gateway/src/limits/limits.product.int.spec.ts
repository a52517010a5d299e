import { type Product, startProduct } from '@afya/testing';
import { Browser, chatForm, PASSWORD } from '../../test/browser';
import { SAMPLES } from '../../test/sample-files';

let product: Product;
beforeAll(async () => {
  const env = {
    MESSAGES_PER_HOUR: '4',
    NETWORK_MESSAGES_PER_HOUR: '12',
    FREE_CREDITS_PER_NETWORK: '2',
    TRUST_PROXY: '1',
  };
  product = await startProduct({ env });
}, 300_000);
afterAll(() => product.stop());

/** A browser with its own address. */
class Caller extends Browser {
  constructor(private readonly address: string) {
    super(product.url);
  }
  override request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'x-forwarded-for': this.address, ...(init.headers as Record<string, string>) };
    return super.request(method, path, { ...init, headers });
  }
  send(sessionId: string, message: string | FormData, key?: string): Promise<Response> {
    const headers = key ? { 'idempotency-key': key } : {};
    const body = typeof message === 'string' ? chatForm(message) : message;
    return this.request('POST', `/api/chat/${sessionId}`, { body, headers });
  }
  async creditsUsed(sessionId: string): Promise<number> {
    const session = await this.request('GET', `/api/session/${sessionId}`);
    return ((await session.json()) as { creditsUsed: number }).creditsUsed;
  }
}
async function arrive(address: string) {
  const browser = new Caller(address);
  return { browser, sessionId: await browser.open() };
}
const EMERGENCY = 'I cannot breathe and my lips are blue';
/** In the first stage texts are free, but a picture costs credits. */
function withPicture(): FormData {
  const form = chatForm('');
  form.set('files', new Blob([new Uint8Array(SAMPLES.png)], { type: 'image/png' }), 'x.png');
  form.set('fileTypes', 'image');
  return form;
}
async function refusal(response: Response) {
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, wait: Number(response.headers.get('retry-after')) };
}
const stored = () =>
  product.database
    .query(`SELECT (SELECT count(*) FROM consultation.message), (SELECT count(*) FROM consultation.idempotency),
    (SELECT count(*) FROM consultation.file), (SELECT count(*) FROM consultation.ledger WHERE kind <> 'free')`);

test('the hourly limit of an owner counts messages and not retries, stores nothing above it, and still answers an emergency', async () => {
  const { browser, sessionId } = await arrive('41.90.1.1');
  const sends = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => browser.send(sessionId, 'homa', `k${nth % 2}`)),
  );
  expect(sends.map(({ status }) => status)).toEqual(Array(12).fill(202));
  const another = await browser.open();
  const more = await Promise.all(Array.from({ length: 9 }, () => browser.send(another, 'kikohozi')));
  expect(more.filter(({ status }) => status === 202)).toHaveLength(2);
  const before = await stored();
  const refused = await refusal(await browser.send(sessionId, 'homa tena'));
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refused.wait).toBeGreaterThan(3_000);
  expect(await stored()).toEqual(before);
  expect((await browser.send(sessionId, EMERGENCY)).status).toBe(202);
  const messages = await (await browser.request('GET', `/api/messages/${sessionId}`)).text();
  expect(messages).toMatch(/"emergency":\{.*"999"/);
});

test('sessions without messages do not use up the free credits of their network', async () => {
  await Promise.all(Array.from({ length: 20 }, () => arrive('41.90.4.1')));
  const { browser, sessionId } = await arrive('41.90.4.1');
  expect(await browser.creditsUsed(sessionId)).toBe(0);
  const sent = await browser.send(sessionId, withPicture());
  expect([sent.status, await sent.json()]).toEqual([202, expect.objectContaining({ creditsUsed: 29 })]);
  expect(await browser.creditsUsed(sessionId)).toBe(29);
});

test('after its allowance new visitors of a network get no free credits; another network, a login and an emergency pass', async () => {
  const [first, second, late] = [await arrive('41.90.2.1'), await arrive('41.90.2.1'), await arrive('41.90.2.1')];
  for (const { browser, sessionId } of [first, second])
    expect((await browser.send(sessionId, 'homa')).status).toBe(202);
  const used = await Promise.all([first, second, late].map(({ browser, sessionId }) => browser.creditsUsed(sessionId)));
  expect(used).toEqual([0, 0, 500]);
  const before = await stored();
  const refused = await refusal(await late.browser.send(late.sessionId, withPicture()));
  expect(refused).toMatchObject({ status: 429, code: 'CREDITS_WITHHELD' });
  expect(refused.wait).toBeLessThanOrEqual(86_400);
  expect(await stored()).toEqual(before);
  expect((await late.browser.send(late.sessionId, EMERGENCY)).status).toBe(202);

  const elsewhere = await arrive('41.90.2.2');
  expect(await elsewhere.browser.creditsUsed(elsewhere.sessionId)).toBe(0);
  const body = { username: 'Wa kwanza', password: PASSWORD, preferredLanguage: 'sw' };
  expect((await late.browser.json('POST', '/api/auth/register', body)).status).toBe(201);
  expect(await late.browser.creditsUsed(late.sessionId)).toBe(0);
});

test('the hourly limit of a network counts the messages of all its visitors and stores no address', async () => {
  const visitors = await Promise.all(Array.from({ length: 4 }, () => arrive('41.90.3.1')));
  for (const { browser, sessionId } of visitors.slice(0, 3))
    for (let i = 0; i < 4; i++)
      expect((await browser.send(await browser.open(), 'homa', `${sessionId}${i}`)).status).toBe(202);
  const { browser, sessionId } = visitors[3]!;
  expect(await refusal(await browser.send(sessionId, 'homa'))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect((await browser.send(sessionId, EMERGENCY)).status).toBe(202);
  const rows = await product.database.query('SELECT * FROM consultation.network_day');
  expect(rows.length).toBeGreaterThan(3);
  const stored = JSON.stringify(rows) + (await product.bus.connect().keys('*')).join();
  expect(stored).not.toMatch(/41.90/);
  expect(product.output()).not.toMatch(/41\.90\./);
});
