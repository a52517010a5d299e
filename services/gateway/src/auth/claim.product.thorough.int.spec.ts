import { type Product, startProduct } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, expectStatus, PASSWORD } from '../../test/browser';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 300_000);
afterAll(() => product.stop());

const newName = () => `mtu-${randomUUID().slice(0, 12)}`;
const newBrowser = () => new Browser(product.url);
const login = async (browser: Browser, username: string) =>
  expectStatus(await browser.json('POST', '/api/auth/login', { username, password: PASSWORD }), 200);
const statusOf = async (browser: Browser, sessionId: string) =>
  (await browser.request('GET', `/api/session/${sessionId}`)).status;
async function creditsUsed(browser: Browser, sessionId: string) {
  const response = await expectStatus(await browser.request('GET', `/api/session/${sessionId}`), 200);
  return ((await response.json()) as { creditsUsed: number }).creditsUsed;
}
async function history(browser: Browser) {
  const response = await expectStatus(await browser.request('GET', '/api/auth/sessions'), 200);
  return ((await response.json()) as { sessionId: string }[]).map(({ sessionId }) => sessionId).sort();
}
const age = (sessionId: string, hours: number) =>
  product.database.query(
    `UPDATE consultation.session SET last_active_at = now() - make_interval(hours => $2) WHERE id = $1`,
    [sessionId, hours],
  );
const visitorCookie = (browser: Browser) => browser.cookie('vid');

/** Opens a session with a message, because the history lists no empty sessions, and uses credits in it. */
async function openUsed(browser: Browser) {
  const sessionId = await browser.open();
  await browser.sendPicture(sessionId, 'I have a cough');
  return sessionId;
}

/** A visitor with a session and used credits. */
async function newVisitor() {
  const browser = newBrowser();
  return { browser, sessionId: await openUsed(browser) };
}

test('registering claims the browser’s sessions and credits, and none of another visitor', async () => {
  const [mine, theirs] = await Promise.all([newVisitor(), newVisitor()]);
  await age(mine.sessionId, 24 * 30);
  const before = { cookies: mine.browser.copy(), used: await creditsUsed(mine.browser, mine.sessionId) };
  expect(before.used).toBeGreaterThan(0);
  await mine.browser.register(newName());
  expect(await history(mine.browser)).toEqual([mine.sessionId]);
  expect(await creditsUsed(mine.browser, mine.sessionId)).toBe(before.used);
  expect(await statusOf(mine.browser, theirs.sessionId)).toBe(403);
  expect(await statusOf(theirs.browser, theirs.sessionId)).toBe(200);
  // The browser has a new visitor id, and the old one has no access.
  expect(visitorCookie(mine.browser)).not.toBe(visitorCookie(before.cookies));
  expect(await statusOf(before.cookies, mine.sessionId)).toBe(403);
});

test('signing in claims the sessions of the last 24 hours without credits, and none of another visitor', async () => {
  const username = newName();
  await newBrowser().register(username);
  const [recent, theirs] = await Promise.all([newVisitor(), newVisitor()]);
  const old = await openUsed(recent.browser);
  const edge = await openUsed(recent.browser);
  await Promise.all([age(old, 25), age(edge, 23)]);
  const cookies = recent.browser.copy();
  await login(recent.browser, username);
  expect(await history(recent.browser)).toEqual([recent.sessionId, edge].sort());
  expect(await creditsUsed(recent.browser, recent.sessionId)).toBe(0);
  for (const sessionId of [old, theirs.sessionId]) expect(await statusOf(recent.browser, sessionId)).toBe(403);
  expect(await statusOf(theirs.browser, theirs.sessionId)).toBe(200);
  expect(visitorCookie(recent.browser)).not.toBe(visitorCookie(cookies));
  expect(await statusOf(cookies, recent.sessionId)).toBe(403);
  expect(await creditsUsed(cookies, old)).toBeGreaterThan(0);
});

test('a forged visitor id claims nothing', async () => {
  const theirs = await newVisitor();
  const forger = newBrowser();
  const [id] = decodeURIComponent(visitorCookie(theirs.browser)!).slice(2).split('.');
  forger.setCookie('vid', encodeURIComponent(`s:${id}.${'x'.repeat(43)}`));
  await forger.register(newName());
  expect(await history(forger)).toEqual([]);
  expect(await statusOf(theirs.browser, theirs.sessionId)).toBe(200);
});

test('ten concurrent claims of one visitor give each session and the credits to exactly one user', async () => {
  const { browser, sessionId } = await newVisitor();
  const ids = [sessionId, await openUsed(browser), await openUsed(browser)].sort();
  const rivals = Array.from({ length: 10 }, () => browser.copy());
  await Promise.all(rivals.map((rival) => rival.register(newName())));
  const histories = await Promise.all(rivals.map(history));
  expect(histories.flat().sort()).toEqual(ids);
  const accounts = await product.database.query<{ balance: number; ledger: number }>(
    `SELECT balance, (SELECT coalesce(sum(amount), 0)::int FROM consultation.ledger WHERE account_id = account.id) AS ledger
     FROM consultation.account`,
  );
  expect(accounts.map(({ balance }) => balance)).toEqual(accounts.map(({ ledger }) => ledger));
});

test('two browsers that sign in as one user at the same time both contribute their sessions', async () => {
  const username = newName();
  await newBrowser().register(username);
  const visitors = await Promise.all([newVisitor(), newVisitor()]);
  await Promise.all(visitors.map(({ browser }) => login(browser, username)));
  expect(await history(visitors[0]!.browser)).toEqual(visitors.map(({ sessionId }) => sessionId).sort());
});
