import { eventually, type Product, startProduct } from '@afya/testing';
import { type Browser, chatForm } from '../../../testing/browser';
import { makeCallers, PLANTED, type Callers } from '../../../testing/callers';

let product: Product;
let callers: Callers;
beforeAll(async () => {
  product = await startProduct();
  callers = await makeCallers(product);
}, 120_000);
afterAll(() => product?.stop());

const as = (who: 'an admin' | 'user A' | 'nobody'): Browser => callers.browsers[who].copy();
const read = async (who: 'an admin' | 'user A' | 'nobody', path = '') => {
  const response = await as(who).request('GET', `/api/admin/queues${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const visits = () =>
  product.database.query(`SELECT 1 FROM admin_log.event WHERE type = 'admin_read' AND details->>'list' = 'queues'`);

test('a visit gets into the log though the log is away and the queue loses what it holds', async () => {
  await product.service('admin-log').end('SIGTERM');
  expect((await read('an admin')).status).toBe(200);
  await product.queue.connect().flushall();
  await product.start('admin-log');
  await eventually(async () => expect(await visits()).toHaveLength(1), { timeoutMs: 30_000 });
}, 60_000);

test('the page and its scripts are there, and its policy lets nothing in but the base of its own', async () => {
  const { status, headers, text } = await read('an admin');
  expect(status).toBe(200);
  expect(text).toContain('<base href="/api/admin/queues/"');
  expect(text).not.toMatch(/<(link|script)[^>]*https?:/);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("default-src 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect((await read('an admin', `/${script}`)).status).toBe(200);
});

test('jobs are shown with their session and the kinds of their events, and nothing that was said or who said it', async () => {
  const admin = as('an admin');
  const queues = '/api/admin/queues/api/queues?activeQueue=';
  // A service has one batch on its way, and the next waits in its outbox until the log has said that it has that one.
  const untold = () => product.database.query('SELECT 1 FROM consultation.outbox');
  await eventually(async () => expect(await untold()).toEqual([]), { timeoutMs: 20_000 });
  await product.service('admin-log').end('SIGTERM');
  const { sessionId } = callers.owned[0]!;
  const body = chatForm(`${PLANTED} again`);
  await callers.browsers['visitor A'].copy().request('POST', `/api/chat/${sessionId}`, { body });
  const shown = await eventually(async () => {
    const hints = await (await admin.request('GET', `${queues}answer-session&status=waiting`)).text();
    const events = await (await admin.request('GET', `${queues}append-events&status=waiting`)).text();
    expect(hints).toContain(`"data":{"sessionId":"${sessionId}"}`);
    expect(events).toContain('"message_accepted"');
    return hints + events;
  });
  for (const secret of [PLANTED, 'visitorId', 'details', 'textLength']) expect(shown).not.toContain(secret);
  await product.start('admin-log');
});

test('nothing can be changed', async () => {
  const admin = as('an admin');
  for (const [method, path] of [
    ['PUT', '/api/queues/answer-session/pause'],
    ['PUT', '/api/queues/answer-session/clean/failed'],
    ['POST', '/api/queues/answer-session/add'],
    ['PUT', '/api/queues/answer-session/retry/failed'],
    ['DELETE', ''],
  ] as const) {
    expect([path, (await admin.request(method, `/api/admin/queues${path}`)).status]).toEqual([path, 405]);
  }
});

test('others are not shown even that it is there', async () => {
  expect((await read('nobody')).status).toBe(401);
  expect((await read('user A')).status).toBe(403);
  expect((await read('user A', '/static/js/main.js')).status).toBe(403);
});

test('a visit stands in the log once for as long as the page is open', async () => {
  expect(await visits()).toHaveLength(1);
});
