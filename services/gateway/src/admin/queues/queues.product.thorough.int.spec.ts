import { eventually, type Product, startProduct } from '@afya/testing';
import { type Browser, chatForm } from '../../../test/browser';
import { makeCallers, PLANTED, type Callers } from '../../../test/callers';

let product: Product;
let callers: Callers;
beforeAll(async () => {
  product = await startProduct();
  callers = await makeCallers(product);
}, 300_000);
afterAll(() => product?.stop());

const browserOf = (who: 'an admin' | 'user A' | 'a browser without cookies'): Browser => callers.browsers[who].copy();
const read = async (who: 'an admin' | 'user A' | 'a browser without cookies', path = '') => {
  const response = await browserOf(who).request('GET', `/api/admin/queues${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const visits = () =>
  product.database.query(`SELECT 1 FROM admin_log.event WHERE type = 'admin_read' AND details->>'list' = 'queues'`);

test('records a visit in the log although the log is down and the queue loses its jobs', async () => {
  await product.service('admin-log').end('SIGTERM');
  expect((await read('an admin')).status).toBe(200);
  await product.queue.connect().flushall();
  await product.start('admin-log');
  await eventually(async () => expect(await visits()).toHaveLength(1), { timeoutMs: 30_000 });
}, 300_000);

test('serves the board and its scripts, with a policy that only relaxes base-uri', async () => {
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

test('shows the session and event types of jobs, but no message texts and no users', async () => {
  const admin = browserOf('an admin');
  const queues = '/api/admin/queues/api/queues?activeQueue=';
  // A service sends one batch at a time; the next waits in its outbox until the log has confirmed the first.
  const untold = () => product.database.query('SELECT 1 FROM consultation.outbox');
  await eventually(async () => expect(await untold()).toEqual([]), { timeoutMs: 60_000 });
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

test('refuses every change of a queue', async () => {
  const admin = browserOf('an admin');
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

test('does not reveal the board to other callers', async () => {
  expect((await read('a browser without cookies')).status).toBe(401);
  expect((await read('user A')).status).toBe(403);
  expect((await read('user A', '/static/js/main.js')).status).toBe(403);
});

test('records one visit for as long as the page stays open', async () => {
  expect(await visits()).toHaveLength(1);
});
