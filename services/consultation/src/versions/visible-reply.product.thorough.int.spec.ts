import { eventually, type Product, type ServiceProcess, startProduct, Visitor } from '@afya/testing';
import { DataSource } from 'typeorm';

/** Milliseconds until a committed reply must be visible. */
const VISIBLE_MS = 2_000;
const POLL_MS = 100;

let product: Product;

beforeAll(async () => {
  product = await startProduct({ services: ['auth', 'admin-log', 'gateway'] });
  await product.startWorker({ delayMs: 1_500 });
}, 300_000);
afterAll(() => product?.stop());

/** Starts a replica whose connections to Postgres carry its name. */
const startReplica = (name: string) =>
  product.start('consultation', { DATABASE_URL: `${product.database.url}?application_name=${name}` });

/** Sends a message and polls until the pending reply has been seen twice under one version, so that the gateway answers 304. */
async function waitingVisitor() {
  const visitor = await Visitor.arrive(product.url);
  const { accepted } = await visitor.send({ text: 'My head hurts' });
  const path = `messages/${visitor.sessionId}`;
  let etag = '';
  const poll = async () => {
    const response = await visitor.request('GET', path, { headers: { 'if-none-match': etag } });
    if (response.status === 200) etag = response.headers.get('etag') ?? '';
    return { status: response.status, text: await response.text() };
  };
  await eventually(async () => expect((await poll()).status).toBe(304));
  return { replyId: accepted.replyId, poll, isShown: async () => (await poll()).text.includes('answers ') };
}

/** Locks the reply, waits until the statement that completes it waits for the lock, and says which replica sent it. */
async function lockReply(replyId: string) {
  const holder = await new DataSource({ type: 'postgres', url: product.database.url }).initialize();
  const queries = holder.createQueryRunner();
  await queries.startTransaction();
  await queries.query('SELECT id FROM consultation.message WHERE id = $1 FOR UPDATE', [replyId]);
  const replica = await eventually(
    async () => {
      const [waiting] = await product.database.query<{ name: string }>(
        `SELECT application_name AS name FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%read_seq = greatest(s.read_seq%'`,
      );
      expect(waiting).toBeDefined();
      return waiting!.name;
    },
    { timeoutMs: 15_000 },
  );
  const commit = async () => {
    await queries.commitTransaction();
    await holder.destroy();
  };
  return { replica, commit };
}

const isDone = (replyId: string) =>
  eventually(async () => {
    const rows = await product.database.query('SELECT status FROM consultation.message WHERE id = $1', [replyId]);
    expect(rows).toEqual([{ status: 'done' }]);
  });

async function millisecondsUntilShown(isShown: () => Promise<boolean>, since: number): Promise<number> {
  while (!(await isShown())) {
    if (Date.now() - since > 10 * VISIBLE_MS) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return Date.now() - since;
}

test('a reply whose service dies between commit and publishing is visible 2 s after the service is back', async () => {
  const first = await startReplica('alone');
  const { replyId, isShown } = await waitingVisitor();
  const { commit } = await lockReply(replyId);
  await first.end('SIGKILL');
  await commit();
  await isDone(replyId);
  const second = await startReplica('successor');
  expect(await millisecondsUntilShown(isShown, Date.now())).toBeLessThan(VISIBLE_MS);
  await second.end('SIGTERM');
}, 300_000);

test('a reply whose replica dies between commit and publishing is visible 2 s after the commit through another replica', async () => {
  const replicas = new Map<string, ServiceProcess>();
  for (const name of ['left', 'right']) replicas.set(name, await startReplica(name));
  const { replyId, isShown } = await waitingVisitor();
  const { replica, commit } = await lockReply(replyId);
  await replicas.get(replica)!.end('SIGKILL');
  await commit();
  expect(await millisecondsUntilShown(isShown, Date.now())).toBeLessThan(VISIBLE_MS);
  await Promise.all([...replicas.values()].map((each) => each.end('SIGTERM')));
}, 300_000);
