import { ColumnCipher, type Database } from '@afya/database';
import { RpcContext } from '@afya/messaging';
import { parseDataKeys } from '@afya/runtime';
import {
  type Actor,
  type EngineReply,
  type Lane,
  type LogEvent,
  type ModelCall,
  type RpcRequest,
  eventHealthDataCell,
  type EventHealthData,
  type SendMessage,
  SYSTEM_ACTOR,
  type ReplyInput,
} from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { TEST_RPC_KEYS } from '@afya/testing';
import { Test, type TestingModule } from '@nestjs/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConsultationEnv } from '../src/consultation.env';
import { ConsultationModule } from '../src/consultation.module';
import { AcceptMessageHandler } from '../src/messages/accept-message.handler';
import { ListMessagesHandler } from '../src/messages/list-messages.handler';
import { openDatabase } from '../src/persistence/open-database';
import { decryptMemory, decryptState } from '../src/persistence/stored-values';
import { CompleteReplyHandler } from '../src/replies/complete-reply.handler';
import { FailReplyHandler } from '../src/replies/fail-reply.handler';
import { LeaseReplyHandler } from '../src/replies/lease-reply.handler';
import { OpenSessionHandler } from '../src/sessions/open-session.handler';

export const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);
export const newVisitor = (): Actor => ({ visitorId: randomBytes(6).toString('hex'), userId: null, role: 'visitor' });
export const newUser = (): Actor => ({ visitorId: null, userId: randomUUID(), role: 'user' });

/** The context of a call that this actor makes. */
export const calledBy = (actor: Actor) => new RpcContext(actor, Date.now() + 8_000);
export const SYSTEM = calledBy(SYSTEM_ACTOR);

/** A reply as an engine returns it, by default at the stage of the session. */
export function makeReply(turn: ReplyInput, over: Partial<EngineReply> = {}): EngineReply {
  return {
    content: { en: `Reply to ${turn.messages.map(({ text }) => text).join(' + ')}`, sw: 'Jibu' },
    stage: turn.stage,
    collectedInfo: {},
    confidence: null,
    redFlags: [],
    adviceLevel: null,
    memory: null,
    call: { model: 'test', tokenCount: 7, costKES: 0.5, responseTimeMs: 12 },
    ...over,
  };
}

export function makeFile(over: Partial<RpcRequest<typeof SendMessage>['files'][number]> = {}) {
  const sha256 = randomBytes(32).toString('hex');
  return {
    objectKey: `files/${sha256}`,
    type: 'image' as const,
    filename: 'rash.jpg',
    mime: 'image/jpeg',
    size: 9,
    sha256,
    contentKey: randomBytes(32).toString('base64'),
    ...over,
  };
}

export const TEST_KEYS = parseDataKeys(`test:${Buffer.alloc(32, 'k').toString('base64')}`);

export interface TestAppInput extends Partial<ConsultationEnv> {
  DATABASE_URL: string;
  BUS_REDIS_URL: string;
}

/** Most specs need no limits. */
const NO_LIMITS = {
  MESSAGES_PER_HOUR: 0,
  MESSAGES_PER_DAY: 0,
  EMERGENCIES_PER_HOUR: 0,
  NETWORK_MESSAGES_PER_HOUR: 0,
  NETWORK_MESSAGES_PER_DAY: 0,
  FREE_CREDITS_PER_NETWORK: 0,
};

export const testEnv = (input: TestAppInput): ConsultationEnv => ({
  DATABASE_POOL: 10,
  MIGRATE_ON_START: true,
  QUEUE_REDIS_URL: input.BUS_REDIS_URL,
  ...TEST_RPC_KEYS.consultation,
  DATA_KEYS: TEST_KEYS,
  COUNTRY: 'KE',
  PAYMENTS: 'simulated',
  PENDING_PER_SESSION: 3,
  FILE_BYTES_PER_DAY: 200 * 1024 * 1024,
  ...NO_LIMITS,
  LEASE_MS: 8_000,
  RECONCILE_MS: 2_000,
  WAKE_UP_RETRY_MS: 5_000,
  RETRY_MS: 1,
  VISITOR_RETENTION_DAYS: 90,
  USER_RETENTION_MONTHS: 24,
  ERASURE_SETTLE_MS: 12_000,
  OBJECT_STORE: 'filesystem',
  FILES_DIR: join(tmpdir(), 'afya-consultation-test'),
  S3_BUCKET: 'afya',
  S3_REGION: 'us-east-1',
  ...input,
});

/** The service as its module wires it, on real backends, without the transport and without its loops. */
export async function openConsultationApp(input: TestAppInput) {
  const env = testEnv(input);
  const database = await openDatabase(env);
  const module = await Test.createTestingModule({ imports: [ConsultationModule.with(env, database)] }).compile();
  await module.get(ObjectStore, { strict: false }).prepare();
  const cipher = module.get(ColumnCipher);
  const tables = readTables(database, cipher);
  return { ...useHandlers(module), ...tables, database, cipher, module, close: () => module.close() };
}

function useHandlers(module: TestingModule) {
  const take = async (sessionId: string, lane?: Lane) =>
    (await module.get(LeaseReplyHandler).execute({ sessionId, workerId: 'w', lane }, SYSTEM)).turn;
  const commit = async (turn: ReplyInput, over: Partial<EngineReply> = {}) => {
    const { sessionId, token, replyId } = turn;
    const request = { sessionId, token, replyId, reply: makeReply(turn, over) };
    return (await module.get(CompleteReplyHandler).execute(request, SYSTEM)).next;
  };
  return {
    take,
    commit,
    fail: ({ sessionId, token, replyId }: ReplyInput, calls?: ModelCall[], timedOut?: boolean) =>
      module
        .get(FailReplyHandler)
        .execute({ sessionId, token, replyId, code: 'ENGINE_FAILED', calls, timedOut }, SYSTEM),
    /** a new session, by default of a new visitor */
    async open(actor: Actor = newVisitor(), network?: string) {
      const sessionId = newSessionId();
      await module.get(OpenSessionHandler).execute({ sessionId, network }, calledBy(actor));
      return { sessionId, actor };
    },
    send(to: { sessionId: string; actor: Actor }, over: Partial<RpcRequest<typeof SendMessage>> = {}) {
      const request = {
        commandId: randomUUID(),
        text: 'I have a headache',
        language: 'en' as const,
        files: [],
        purchases: [],
        sessionId: to.sessionId,
        ...over,
      };
      return module.get(AcceptMessageHandler).execute(request, calledBy(to.actor));
    },
    async messages({ sessionId, actor }: { sessionId: string; actor: Actor }) {
      return (await module.get(ListMessagesHandler).execute({ sessionId }, calledBy(actor))).messages;
    },
    /** answers the pending reply, e.g. to bring the session to a stage */
    async reply({ sessionId }: { sessionId: string }, over: Partial<EngineReply> = {}) {
      const turn = await take(sessionId);
      if (!turn) throw new Error('nothing is pending');
      return commit(turn, over);
    },
  };
}

function decryptEvent(cipher: ColumnCipher, { sealed, ...event }: LogEvent): LogEvent {
  return sealed ? { ...event, ...cipher.decryptJson<EventHealthData>(eventHealthDataCell(event.id), sealed) } : event;
}

function readTables(database: Database, cipher: ColumnCipher) {
  const query = <Row>(sql: string, values?: unknown[]): Promise<Row[]> => database.dataSource.query(sql, values);
  return {
    query,
    /** the decrypted state of a session and the engine's memory */
    async known(sessionId: string) {
      const sql = 'SELECT state, memory FROM session WHERE id = $1';
      const [row] = await query<{ state: string | null; memory: string | null }>(sql, [sessionId]);
      const memory = decryptMemory(cipher, sessionId, row!.memory);
      return { ...decryptState(cipher, sessionId, row!.state), memory };
    },
    async count(table: string): Promise<number> {
      return (await query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;
    },
    account: async (owner: string) =>
      (
        await query<{ balance: number; used: number; purchased: number; ledger: number }>(
          `SELECT balance, used, purchased, (SELECT sum(amount)::int FROM ledger WHERE account_id = account.id) AS ledger
           FROM account WHERE owner = $1`,
          [owner],
        )
      )[0],
    async events(): Promise<LogEvent[]> {
      const rows = await query<{ payload: LogEvent[] }>(`SELECT payload FROM outbox WHERE topic = 'event' ORDER BY id`);
      return rows.flatMap(({ payload }) => payload).map((event) => decryptEvent(cipher, event));
    },
  };
}
