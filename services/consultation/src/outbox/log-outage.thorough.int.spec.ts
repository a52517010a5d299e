import { RpcClient, RpcKeys } from '@afya/messaging';
import { type Actor, OpenSession, SendMessage } from '@afya/service-contracts';
import { eventually, type Product, startProduct, TEST_RPC_KEYS } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';

const VISITORS = 20;
/** 2,000 in all, or as many as the machine accepts in SENDING_MS. */
const MESSAGES_EACH = 100;
const SENDING_MS = 15_000;

let product: Product;
let rpc: RpcClient;
beforeAll(async () => {
  const env = { PENDING_PER_SESSION: '1000' };
  product = await startProduct({ services: ['consultation', 'admin-log'], env });
  await product.startWorker({});
  rpc = new RpcClient({ redisUrl: product.bus.url, keys: new RpcKeys('gateway', TEST_RPC_KEYS.gateway) });
}, 300_000);
afterAll(async () => {
  await rpc?.close();
  await product?.stop();
});

const newId = () => randomBytes(16).toString('base64url').slice(0, 21);
interface Chat {
  sessionId: string;
  messages: string[];
  replies: string[];
}

/** A visitor who sends one message after the other. */
async function converse(until: number): Promise<Chat> {
  const actor: Actor = { visitorId: newId(), userId: null, role: 'visitor' };
  const chat: Chat = { sessionId: newId(), messages: [], replies: [] };
  await rpc.call(OpenSession, { sessionId: chat.sessionId }, actor);
  while (chat.messages.length < MESSAGES_EACH && Date.now() < until) {
    const message = { commandId: randomUUID(), text: 'Nina homa', language: 'sw' as const, files: [], purchases: [] };
    const sent = await rpc.call(SendMessage, { sessionId: chat.sessionId, ...message }, actor);
    chat.messages.push(sent.messageId);
    chat.replies.push(sent.replyId);
  }
  return chat;
}

const countOf = async (sql: string) => Number((await product.database.query<{ n: string }>(sql))[0]!.n);
const waiting = () => countOf(`SELECT count(*) AS n FROM consultation.outbox WHERE topic = 'event'`);
const logged = () => countOf('SELECT count(*) AS n FROM admin_log.event');
const LONG = { timeoutMs: 120_000, everyMs: 250 };

/** The logged ids of a session's events of one type, in the order of the log. */
async function told({ sessionId }: Chat, type: string, id: string): Promise<string[]> {
  const rows = await product.database.query<{ id: string }>(
    `SELECT details->>$3 AS id FROM admin_log.event WHERE session_id = $1 AND type = $2 ORDER BY position`,
    [sessionId, type, id],
  );
  return rows.map((row) => row.id);
}

test('while the log is away all messages are answered, and afterwards it has every event once and in order', async () => {
  await product.service('admin-log').end('SIGKILL');
  const until = Date.now() + SENDING_MS;
  const chats = await Promise.all(Array.from({ length: VISITORS }, () => converse(until)));
  const sent = chats.reduce((sum, { messages }) => sum + messages.length, 0);
  expect(sent).toBeGreaterThan(VISITORS);
  const pending = `SELECT count(*) AS n FROM consultation.message WHERE status <> 'done'`;
  await eventually(async () => expect(await countOf(pending)).toBe(0), LONG);
  expect(await logged()).toBe(0);
  expect(await waiting()).toBe(VISITORS + 2 * sent);

  await product.start('admin-log');
  await eventually(async () => expect(await waiting()).toBe(0), LONG);
  for (const chat of chats) {
    expect(await told(chat, 'session_created', 'messageId')).toHaveLength(1);
    expect(await told(chat, 'message_accepted', 'messageId')).toEqual(chat.messages);
    for (const type of ['engine_call', 'reply']) expect(await told(chat, type, 'replyId')).toEqual(chat.replies);
  }
  expect(await logged()).toBe(VISITORS + 3 * sent);
}, 400_000);
