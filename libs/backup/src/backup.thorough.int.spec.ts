import { eventually, type Product, Visitor } from '@afya/testing';
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Backups, countsOf, DATA_KEYS, openBackups, refusalOf, sequencesOf, sumsOf } from './testing/backups';
import { DAMAGES } from './testing/damage-backup';

/* Backup and restore with the whole product: its data is backed up, deleted and restored, and the product continues with it. */

const SERVICES = ['auth', 'consultation', 'admin-log', 'gateway'] as const;
const JSON_BODY = { headers: { 'content-type': 'application/json' } };
const ACCOUNT = { username: 'wanjiru', password: 'siri kubwa sana 7' };

let backups: Backups;
let place: string;
const run: Backups['run'] = (...call) => backups.run(...call);
beforeAll(async () => {
  backups = await openBackups();
  place = backups.folder;
});
afterAll(() => backups.end());

async function startAll(product: Product) {
  await Promise.all(SERVICES.map((service) => product.start(service)));
  await product.startWorker({ delayMs: 0 });
}
async function endAll(product: Product) {
  for (const service of [...SERVICES, 'ai-worker'] as const) await product.service(service).end('SIGTERM');
}

const charges = ({ database }: Product) => database.query(`SELECT FROM consultation.ledger WHERE kind = 'charge'`);
const isEmpty = async (product: Product) => Object.keys(await countsOf(product)).length === 0;

async function answered(visitor: Visitor, count: number) {
  await eventually(
    async () => {
      const messages = await visitor.messages();
      expect(messages.filter(({ isUser }) => !isUser).length).toBeGreaterThanOrEqual(count);
      expect(messages.every(({ metadata }) => metadata.status === 'done')).toBe(true);
    },
    { timeoutMs: 60_000 },
  );
}

let first: Product;
let user: Visitor;
let leaver: Visitor;
const QUIET = 'quiet';
const BUSY = 'busy';

/** An admin and a user who will erase their data. */
async function live() {
  first = await backups.newProduct();
  await startAll(first);
  [user, leaver] = [await Visitor.arrive(first.url), await Visitor.arrive(first.url)];
  const registered = await user.request('POST', 'auth/register', {
    body: JSON.stringify({ ...ACCOUNT, preferredLanguage: 'sw' }),
    ...JSON_BODY,
  });
  expect(registered.status).toBe(201);
  await first.database.query(`UPDATE auth.account SET role = 'admin'`);
  await user.send({ text: 'Nina homa na kikohozi', image: 'koo.png' });
  await leaver.send({ text: 'I have a headache', image: 'head.png' });
  await Promise.all([answered(user, 1), answered(leaver, 1)]);
  await first.database.query(
    `INSERT INTO admin_log.verdict SELECT gen_random_uuid(), id, at, 'admin', 'right', '', at FROM admin_log.event LIMIT 1`,
  );
}

async function backUpWhileTheyWrite() {
  const writers = await Promise.all(Array.from({ length: 4 }, () => Visitor.arrive(first.url)));
  let isDone = false;
  const sends = writers.map(async (writer) => {
    // with a file, so that each is charged; until the free credits are used up
    for (let i = 0; i < 20 && !isDone; i++)
      expect([202, 402, 429]).toContain((await writer.send({ text: 'I cough', image: 'cough.png' })).status);
  });
  await eventually(async () => expect((await charges(first)).length).toBeGreaterThan(6), { timeoutMs: 60_000 });
  await run('backup', first, BUSY);
  isDone = true;
  await Promise.all(sends);
  for (const writer of writers) await answered(writer, 1);
  const left = 'SELECT count(*)::int AS rows FROM consultation.outbox';
  await eventually(async () => expect(await first.database.query(left)).toEqual([{ rows: 0 }]), { timeoutMs: 60_000 });
}

beforeAll(async () => {
  await live();
  await backUpWhileTheyWrite();
  await endAll(first);
  await run('backup', first, QUIET);
}, 300_000);

test('a backup contains no key and no plain text of encrypted columns, and only its owner may read it', async () => {
  const manifest = JSON.parse(await readFile(join(place, QUIET, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest['dataKeys']).toEqual([{ id: 'specs', check: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
  expect(JSON.stringify(manifest)).not.toContain(DATA_KEYS.slice(8, 20));
  const files = (await readdir(join(place, QUIET), { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
    if (name.endsWith('.gz'))
      expect(gunzipSync(await readFile(path)).toString()).not.toMatch(/kikohozi|headache|koo\.png/);
  }
  expect((await stat(join(place, QUIET))).mode & 0o077).toBe(0);
  expect((await readdir(place)).filter((name) => name.includes('unfinished'))).toEqual([]);
  expect(await refusalOf(run('backup', first, QUIET))).toContain('is there already');
});

test('a backup made during writes is one consistent snapshot', async () => {
  const product = await restored(BUSY);
  const { database } = product;
  const [then, later] = [await charges(product), await charges(first)];
  expect(then.length).toBeGreaterThan(6);
  expect(later.length).toBeGreaterThan(then.length);
  const none = async (sql: string) => expect(await database.query(sql)).toEqual([]);
  await none(`SELECT a.id FROM consultation.account a LEFT JOIN consultation.ledger l ON l.account_id = a.id
    GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(l.amount), 0)`);
  await none(`SELECT id FROM consultation.message m WHERE kind = 'reply'
    AND NOT EXISTS (SELECT FROM consultation.ledger WHERE message_id = m.id AND kind = 'charge')`);
  await none(`SELECT s.id FROM consultation.session s LEFT JOIN consultation.message m ON m.session_id = s.id AND m.status = 'pending'
    GROUP BY s.id, s.pending HAVING s.pending <> count(m.id)`);
  await none(`WITH published AS (
      SELECT id::text, session_id FROM admin_log.event WHERE type = 'message_accepted'
      UNION SELECT e->>'id', e->>'sessionId' FROM consultation.outbox, jsonb_array_elements(payload) e
      WHERE topic = 'event' AND e->>'type' = 'message_accepted')
    SELECT s.id FROM consultation.session s
    WHERE (SELECT count(*) FROM published WHERE session_id = s.id)
      <> (SELECT count(*) FROM consultation.message WHERE session_id = s.id AND kind = 'reply')`);
});

async function restored(folder: string, port?: string): Promise<Product> {
  const product = await backups.newProduct(port);
  await run('restore', product, folder);
  return product;
}

test('refuses a damaged backup and changes nothing', async () => {
  const empty = await backups.newProduct();
  for (const [message, damage] of Object.entries(DAMAGES)) {
    await cp(join(place, QUIET), join(place, 'broken'), { recursive: true });
    await damage(join(place, 'broken'));
    expect(await refusalOf(run('restore', empty, 'broken'))).toContain(message);
    expect(await isEmpty(empty)).toBe(true);
    expect(await readdir(backups.filesOf(empty))).toEqual(['.afya-files']);
    await rm(join(place, 'broken'), { recursive: true });
  }
}, 300_000);

test('refuses a database with rows and leaves it unchanged', async () => {
  const before = await countsOf(first);
  expect(await refusalOf(run('restore', first, QUIET))).toMatch(/The database is not empty \(.*\): add --replace/);
  expect(await countsOf(first)).toEqual(before);
});

test('the product continues with the restored data, and later erasures are repeated', async () => {
  const counts = await countsOf(first);
  const second = await restored(QUIET, new URL(first.url).port);
  expect(await countsOf(second)).toEqual(counts);
  expect(await sumsOf(second)).toEqual(await sumsOf(first));
  expect(await sequencesOf(second)).toEqual(await sequencesOf(first));

  await startAll(second);
  expect(await refusalOf(run('restore', second, QUIET, true))).toContain('The product still uses this database');
  // logins were in Redis
  expect((await user.request('GET', 'auth/me')).status).toBe(401);
  const login = await user.request('POST', 'auth/login', { body: JSON.stringify(ACCOUNT), ...JSON_BODY });
  expect(login.status).toBe(200);
  await seesEverything(second);

  expect((await leaver.request('DELETE', 'me')).status).toBe(200);
  const left = () => second.database.query('SELECT id FROM consultation.erasure');
  await eventually(async () => expect(await left()).toEqual([]), { timeoutMs: 60_000 });
  const files = await filesIn(second);
  await endAll(second);
  await run('restore', second, QUIET, true);
  expect(await countsOf(second)).toMatchObject({ 'consultation.message': counts['consultation.message'] });
  expect((await filesIn(second)).length).toBe(files.length + 2);
  await startAll(second);
  await eventually(async () => expect(await left()).toEqual([]), { timeoutMs: 60_000 });
  expect((await leaver.request('GET', `messages/${leaver.sessionId}`)).status).not.toBe(200);
  expect(await filesIn(second)).toEqual(files);
  await user.request('POST', 'auth/login', { body: JSON.stringify(ACCOUNT), ...JSON_BODY });
  await seesEverything(second);
}, 300_000);

async function filesIn(product: Product): Promise<string[]> {
  const entries = await readdir(backups.filesOf(product), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

/** Old messages, a file, the log; and a new message is answered. */
async function seesEverything(product: Product) {
  const before = await user.messages();
  expect(before.map(({ content }) => content)).toContain('Nina homa na kikohozi');
  expect(before.some(({ translations }) => translations.en && translations.sw)).toBe(true);
  const [stored] = await product.database.query<{ id: string }>(
    `SELECT message_id AS id FROM consultation.file JOIN consultation.message m ON m.id = message_id WHERE session_id = $1`,
    [user.sessionId],
  );
  const file = await user.request('GET', `files/${user.sessionId}/${stored!.id}`);
  expect([file.status, (await file.arrayBuffer()).byteLength > 50]).toEqual([200, true]);
  expect((await user.send({ text: 'Bado ninakohoa' })).status).toBe(202);
  const replies = before.filter(({ isUser }) => !isUser).length;
  await answered(user, replies + 1);
  const log = await user.request('GET', `admin/logs?sessionId=${user.sessionId}`);
  expect(log.status).toBe(200);
  expect(await log.text()).toContain('message_accepted');
}
