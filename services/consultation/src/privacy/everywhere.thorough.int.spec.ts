import { eventually, type Product, startProduct, Visitor } from '@afya/testing';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Leaves words and ids everywhere in the whole product, deletes them while a reply is being
 * prepared and while services are killed, and then searches every place.
 */

/** Words in a text, a file name, the bytes of a file and the name of an account. */
const PLANTED = { text: 'nyangumi', filename: 'zambarau', username: 'korongo' };
/** The promised time. */
const WITHIN_MS = 60_000;

let product: Product;
let worker: Awaited<ReturnType<Product['startWorker']>>;
const filesDir = join(tmpdir(), `afya-everywhere-${randomBytes(6).toString('hex')}`);

beforeAll(async () => {
  product = await startProduct({
    env: { LOG_LEVEL: 'debug', RETRY_MS: '50', ERASURE_SETTLE_MS: '3000', FILES_DIR: filesDir },
  });
  worker = await product.startWorker({ delayMs: 2_500 });
}, 300_000);
afterAll(async () => {
  await product?.stop();
  await rm(filesDir, { recursive: true, force: true });
});

/** Every value of every column of every table. */
async function everythingInPostgres(): Promise<string> {
  const tables = await product.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('auth', 'consultation', 'admin_log') AND table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await product.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}

/** Every Redis key and value. */
async function everythingInRedis(): Promise<string> {
  const dumps = [product.bus, product.queue].map(async (server) => {
    const connection = server.connect();
    await connection.config('SET', 'rdbcompression', 'no');
    const keys = await connection.keys('*');
    const values = await Promise.all(keys.map((key) => connection.dumpBuffer(key)));
    return keys.map((key, i) => `${key} ${values[i]?.toString('latin1')}`).join('\n');
  });
  return (await Promise.all(dumps)).join('\n');
}

async function everythingInFiles(): Promise<string> {
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(
    async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`,
  );
  return (await Promise.all(texts)).join('\n');
}

/** The places that still contain one of the words. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const places = {
    postgres: await everythingInPostgres(),
    redis: await everythingInRedis(),
    files: await everythingInFiles(),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    text
      .split('\n')
      .filter((line) => words.some((word) => line.includes(word)))
      .map((line) => `${place}: ${line.slice(0, 300)}`),
  );
}

/** The visitor's id in the signed cookie. */
const visitorIdOf = (visitor: Visitor) => /vid=s:([\w-]{21})\./.exec(decodeURIComponent(visitor.cookie))![1]!;

async function messageIds(visitor: Visitor): Promise<string[]> {
  return (await visitor.messages()).map(({ id }) => id);
}

async function goneEverywhere(words: readonly string[], since: number): Promise<void> {
  await eventually(async () => expect(await tracesOf(words)).toEqual([]), { timeoutMs: WITHIN_MS, everyMs: 500 });
  expect(Date.now() - since).toBeLessThan(WITHIN_MS);
  const words_ = Object.values(PLANTED);
  expect(
    product
      .output()
      .split('\n')
      .filter((line) => words_.some((word) => line.includes(word))),
  ).toEqual([]);
}

const erased = async () => {
  const events = await erasureEvents();
  expect(events).not.toEqual([]);
  return events;
};
const erasureEvents = () =>
  product.database.query<Record<string, unknown>>(`SELECT * FROM admin_log.event WHERE type = 'erasure' ORDER BY at`);

test('a visitor who deletes everything while a reply is prepared leaves nothing', async () => {
  const visitor = await Visitor.arrive(product.url);
  await visitor.request('POST', 'me/consents', {
    body: JSON.stringify({ document: 'startup', version: '1', language: 'sw', acceptedAt: new Date().toISOString() }),
    headers: { 'content-type': 'application/json' },
  });
  await visitor.send({ text: `Nina homa na ${PLANTED.text}`, image: `${PLANTED.filename}.png` });
  await eventually(async () =>
    expect(
      await product.database.query('SELECT 1 FROM consultation.session WHERE lease_token IS NOT NULL'),
    ).toHaveLength(1),
  );
  const words = [...Object.values(PLANTED), visitor.sessionId, visitorIdOf(visitor), ...(await messageIds(visitor))];
  expect((await tracesOf(words)).map((trace) => trace.split(':')[0])).toEqual(
    expect.arrayContaining(['postgres', 'redis', 'files']),
  );

  const [since, { cookie }] = [Date.now(), visitor];
  expect((await visitor.request('DELETE', 'me')).status).toBe(200);
  expect((await visitor.request('GET', `messages/${visitor.sessionId}`)).status).toBe(403);
  // with cookies from before the deletion
  expect((await visitor.request('GET', `messages/${visitor.sessionId}`, { headers: { cookie } })).status).toBe(404);
  await goneEverywhere(words, since);
  await eventually(() => expect(worker.logged('reply dropped: another worker has the lease')).toHaveLength(1));
  expect(worker.logged('committed')).toEqual([]);
  expect(await eventually(erased)).toMatchObject([
    { session_id: null, user_id: null, visitor_id: null, details: { scope: 'everything', askedBy: 'visitor' } },
  ]);
  // the data for statistics is left
  const [kept] = await product.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM admin_log.event WHERE type = 'message_accepted' AND session_id IS NULL`,
  );
  expect(kept!.count).toBe(1);
}, 300_000);

test('a user’s account, logins and sessions are erased although every service is killed meanwhile; others keep theirs', async () => {
  const stranger = await Visitor.arrive(product.url);
  await stranger.send({ text: 'I have a headache', image: 'head.png' });
  const user = await Visitor.arrive(product.url);
  const visitorId = visitorIdOf(user);
  await user.send({ text: `${PLANTED.text} tumboni`, image: `${PLANTED.filename}.png` });
  const account = { username: PLANTED.username, password: 'siri kubwa sana 7', preferredLanguage: 'sw' };
  const json = { headers: { 'content-type': 'application/json' } };
  const registered = await user.request('POST', 'auth/register', { body: JSON.stringify(account), ...json });
  const { id: userId } = (await registered.json()) as { id: string };
  expect(userId).toMatch(/^[0-9a-f-]{36}$/);
  // a second device, and a wrong password
  const phone = await Visitor.arrive(product.url);
  await phone.request('POST', 'auth/login', { body: JSON.stringify(account), ...json });
  await stranger.request('POST', 'auth/login', { body: JSON.stringify({ ...account, password: 'guess' }), ...json });
  const opened = await user.request('GET', `messages/${user.sessionId}`);
  const ids = ((await opened.json()) as { id: string }[]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);

  const since = Date.now();
  expect((await user.request('DELETE', 'me')).status).toBe(200);
  for (const service of ['consultation', 'auth', 'admin-log'] as const) await product.service(service).end('SIGKILL');
  for (const service of ['auth', 'admin-log', 'consultation'] as const) await product.start(service);
  await goneEverywhere([...Object.values(PLANTED), user.sessionId, userId, visitorId, ...ids], since);
  await eventually(async () => expect((await phone.request('GET', 'auth/me')).status).toBe(401));
  const bus = product.bus.connect();
  expect([...(await bus.keys('login:*')), ...(await bus.keys('login-failures*'))]).toEqual([]);
  expect(await stranger.messages()).not.toEqual([]);
  expect(await everythingInFiles()).toContain(stranger.sessionId);
  await eventually(async () => expect(await erasureEvents()).toHaveLength(2));
}, 300_000);

test('one session is erased and the others stay with their charges; a concurrent message into it is rejected', async () => {
  const visitor = await Visitor.arrive(product.url);
  await visitor.send({ text: `Nina ${PLANTED.text}`, image: `${PLANTED.filename}.png` });
  await eventually(async () =>
    expect((await visitor.messages()).every(({ metadata }) => metadata.status !== 'pending')).toBe(true),
  );
  const other = randomBytes(16).toString('base64url').slice(0, 21);
  expect((await visitor.request('POST', `session/${other}`)).status).toBe(201);
  const used = await visitor.creditsUsed();
  expect(used).toBeGreaterThan(0);
  const words = [...Object.values(PLANTED), visitor.sessionId, ...(await messageIds(visitor))];

  const since = Date.now();
  const sends = Array.from({ length: 5 }, () => visitor.send({ text: PLANTED.text, image: `${PLANTED.filename}.png` }));
  expect((await visitor.request('DELETE', `session/${visitor.sessionId}`)).status).toBe(200);
  for (const { status } of await Promise.all(sends)) expect([202, 404, 429]).toContain(status);
  expect((await visitor.send({ text: 'one more' })).status).toBe(404);
  await goneEverywhere(words, since);
  const left = (await (await visitor.request('GET', `session/${other}`)).json()) as { creditsUsed: number };
  expect(left.creditsUsed).toBeGreaterThanOrEqual(used);
}, 300_000);

test('a download contains everything: texts in both languages, bytes, credits, consents and events', async () => {
  const visitor = await Visitor.arrive(product.url);
  await visitor.send({ text: 'I have had a cough for three days', image: 'cough.png' });
  await eventually(async () =>
    expect((await visitor.messages()).every(({ metadata }) => metadata.status !== 'pending')).toBe(true),
  );
  const response = await visitor.request('GET', 'me/export');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="afya-export-\d{4}-\d\d-\d\d\.json"$/,
  );
  const download = (await response.json()) as {
    credits: { account: { used: number }; ledger: { kind: string; credits: number }[] }[];
    sessions: Record<string, unknown>[];
  };
  expect(download.credits[0]!.account.used).toBeGreaterThan(0);
  expect(download.credits[0]!.ledger.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['free', 'charge']));
  const [session] = download.sessions as {
    messages: { translations: { en?: string; sw?: string } }[];
    files: { filename: string; base64: string }[];
    events: { type: string }[];
    consultationState: { collectedInfo: unknown };
  }[];
  expect(session!.messages.some(({ translations }) => translations.en && translations.sw)).toBe(true);
  expect(session!.files).toMatchObject([{ filename: 'cough.png' }]);
  expect(Buffer.from(session!.files[0]!.base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
  await eventually(async () => {
    const again = (await (await visitor.request('GET', 'me/export')).json()) as typeof download;
    expect(JSON.stringify(again.sessions)).toContain('"message_accepted"');
  });
}, 300_000);
