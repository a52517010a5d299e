import { eventually, type Product, startProduct } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, expectStatus, PASSWORD } from '../../test/browser';
import { redisContents } from '../../test/redis-contents';
import { runAdmin } from '../../test/run-admin';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { ERASURE_SETTLE_MS: '500' } });
}, 300_000);
afterAll(() => product.stop());

const newName = () => `mtu-${randomUUID().slice(0, 12)}`;
const newBrowser = () => new Browser(product.url);
const login = (browser: Browser, username: string, password = PASSWORD) =>
  browser.json('POST', '/api/auth/login', { username, password });
const change = (browser: Browser, currentPassword: string, newPassword: string) =>
  browser.json('POST', '/api/auth/password', { currentPassword, newPassword });
const statusOf = async (browser: Browser, path: string) => (await browser.request('GET', path)).status;
const logins = async () => (await product.bus.connect().keys('login:*')).sort();

/** A signed-in user with a session. */
async function signUp() {
  const [username, browser] = [newName(), newBrowser()];
  await browser.register(username);
  return { username, browser, sessionId: await browser.open() };
}

test('logging out stays in effect with 50 polls in flight', async () => {
  const { browser, sessionId, username } = await signUp();
  const stolen = browser.copy();
  const before = await logins();
  const polls = Array.from({ length: 50 }, () => stolen.copy().request('GET', `/api/messages/${sessionId}`));
  // Password changes load the login session, as logging out does.
  const changes = Array.from({ length: 5 }, () => change(stolen.copy(), 'not it', 'maji ya moto'));
  await expectStatus(await browser.request('POST', '/api/auth/logout'), 200);
  const statuses = (await Promise.all([...polls, ...changes])).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 400, 401, 403].includes(status))).toEqual([]);
  expect(await logins()).toHaveLength(before.length - 1);
  for (const path of ['/api/auth/me', '/api/auth/sessions']) expect(await statusOf(stolen.copy(), path)).toBe(401);
  expect(await statusOf(stolen.copy(), `/api/messages/${sessionId}`)).toBe(403);
  expect((await login(newBrowser(), username)).status).toBe(200);
}, 300_000);

test('changing the password ends all other logins at once, even with polls in flight', async () => {
  const { browser: phone, username, sessionId } = await signUp();
  const laptop = newBrowser();
  await expectStatus(await login(laptop, username), 200);
  await runAdmin(product.database.url, 'grant', username);
  const paths = ['/api/auth/me', '/api/auth/sessions', `/api/messages/${sessionId}`, '/api/admin/logs'];
  for (const path of paths) expect([path, await statusOf(laptop, path)]).toEqual([path, 200]);
  const stolen = phone.copy();
  const polls = Array.from({ length: 50 }, () => laptop.copy().request('GET', `/api/messages/${sessionId}`));
  await expectStatus(await change(phone, PASSWORD, 'maji ya moto'), 200);
  for (const browser of [laptop, stolen]) {
    const statuses = await Promise.all(paths.map((path) => statusOf(browser.copy(), path)));
    expect(statuses).toEqual([401, 401, 403, 401]);
  }
  await Promise.all(polls);
  for (const path of paths) expect([path, await statusOf(phone, path)]).toEqual([path, 200]);
  expect((await login(newBrowser(), username)).status).toBe(401);
  expect((await login(newBrowser(), username, 'maji ya moto')).status).toBe(200);
}, 300_000);

test('answers polls while many callers sign in', async () => {
  const { browser, sessionId, username } = await signUp();
  const pollTimes = async (count: number) => {
    const times: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const started = performance.now();
      await expectStatus(await browser.request('GET', `/api/messages/${sessionId}`), 200);
      times.push(performance.now() - started);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(count / 2)]!;
  };
  const quiet = await pollTimes(20);
  let [isOver, judged] = [false, 0];
  const flood = Array.from({ length: 30 }, async () => {
    while (!isOver) {
      const { status } = await login(newBrowser(), username);
      if (status === 200) judged += 1;
      else await new Promise((resolve) => setTimeout(resolve, 2_000)); // as Retry-After says
    }
  });
  const busy = await pollTimes(20);
  isOver = true;
  await Promise.all(flood);
  expect(judged).toBeGreaterThan(0);
  expect(busy / quiet).toBeLessThan(15);
}, 300_000);

test('grants and revokes the admin role by command with immediate effect', async () => {
  const { browser, username } = await signUp();
  const admin = (...words: string[]) => runAdmin(product.database.url, ...words);
  expect(await statusOf(browser, '/api/admin/logs')).toBe(403);
  expect(await admin('grant', username.toUpperCase())).toMatchObject({
    code: 0,
    stdout: `${username} is an admin now.`,
  });
  expect(await statusOf(browser, '/api/admin/logs')).toBe(200);
  expect((await admin('list')).stdout.split('\n')).toContain(username);
  expect(await admin('revoke', username)).toMatchObject({ code: 0, stdout: `${username} is no admin any more.` });
  expect(await statusOf(browser, '/api/admin/logs')).toBe(403);
  expect((await admin('list')).stdout).not.toContain(username);
}, 300_000);

test('prints one line when the admin command fails', async () => {
  const refusals = await Promise.all([
    runAdmin(product.database.url),
    runAdmin(product.database.url, 'grant', 'nobody-at-all'),
    runAdmin('', 'list'),
    runAdmin('postgres://afya:secret-word@127.0.0.1:1/afya', 'list'),
  ]);
  expect(refusals).toEqual([
    {
      code: 1,
      stdout: '',
      stderr: 'admin grant <username> | revoke <username> | reset-second-factor <username> | list',
    },
    { code: 1, stdout: '', stderr: 'There is no user called nobody-at-all: register first.' },
    { code: 1, stdout: '', stderr: 'DATABASE_URL: is missing' },
    { code: 1, stdout: '', stderr: expect.stringMatching(/^DATABASE_URL: [^\n]+$/) },
  ]);
  expect(JSON.stringify(refusals)).not.toContain('secret-word');
}, 300_000);

test('no password appears in responses, logs, the database or Redis', async () => {
  const words = ['pamba-nyeupe-1', 'pamba-nyeusi-2', 'pamba-kijani-3'] as const;
  const [browser, username] = [newBrowser(), newName()];
  const account = { username, password: words[0], preferredLanguage: 'en' };
  const answers = [
    await browser.json('POST', '/api/auth/register', account),
    await newBrowser().json('POST', '/api/auth/register', account),
    await login(browser, username, words[1]),
    await login(browser, username, words[0]),
    await change(browser, words[2], words[1]),
    await change(browser, words[0], words[1]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 401, 200, 400, 200]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const rows = await product.database.query(
    `SELECT row_to_json(a)::text FROM auth.account a UNION ALL SELECT row_to_json(e)::text FROM admin_log.event e`,
  );
  const redis = await Promise.all([product.bus, product.queue].map((server) => redisContents(server.connect())));
  expect(rows.length).toBeGreaterThan(0);
  expect([...texts, product.output(), JSON.stringify(rows), ...redis].join('\n')).not.toMatch(/pamba-/);
  // The searched data is not empty.
  await eventually(() => expect(product.output()).toContain('password changed'));
  expect(redis.join()).toContain('logins-of:');
}, 300_000);

test('exports the user’s register and login events, and anonymises them when the account is deleted', async () => {
  const [browser, username] = [newBrowser(), newName()];
  const userId = await browser.register(username);
  expect((await login(newBrowser(), username, 'not it')).status).toBe(401);
  await expectStatus(await login(newBrowser(), username), 200);
  const { events } = await eventually(async () => {
    const download = await expectStatus(await browser.request('GET', '/api/me/export'), 200);
    const data = (await download.json()) as { events: { id: string; type: string }[] };
    expect(data.events.map(({ type }) => type).toSorted()).toEqual(['login', 'login_failed', 'register']);
    return data;
  });
  await expectStatus(await browser.request('DELETE', '/api/me'), 200);
  const ids = events.map(({ id }) => id);
  const remaining = () =>
    product.database.query('SELECT user_id, details, trace_id FROM admin_log.event WHERE id = ANY($1)', [ids]);
  await eventually(
    async () => expect(await remaining()).toEqual(Array(3).fill({ user_id: null, details: {}, trace_id: null })),
    { timeoutMs: 60_000, everyMs: 200 },
  );
  const eventsWithUser = 'SELECT 1 FROM admin_log.event e WHERE strpos(to_jsonb(e)::text, $1) > 0';
  expect(await product.database.query(eventsWithUser, [userId])).toEqual([]);
}, 300_000);
