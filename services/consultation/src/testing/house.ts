import { ColumnCipher, type Database } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import {
  type Actor,
  type EngineReply,
  type Lane,
  type LogEvent,
  type ModelCall,
  sealedEventPlace,
  type SealedEvent,
  type RpcRequest,
  type SendMessage,
  type Turn,
} from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Test } from '@nestjs/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConsultationEnv } from '../consultation.env';
import { ConsultationModule } from '../consultation.module';
import { openDatabase } from '../database/open-database';
import { ListMessagesHandler } from '../messages/list-messages.handler';
import { SendMessageHandler } from '../messages/send-message.handler';
import { OpenSessionHandler } from '../sessions/open-session.handler';
import { openMemory, openState } from '../sessions/sealed-session';
import { CommitTurnHandler } from '../turns/commit-turn.handler';
import { FailTurnHandler } from '../turns/fail-turn.handler';
import { TakeTurnHandler } from '../turns/take-turn.handler';

export const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);
export const newVisitor = (): Actor => ({ visitorId: randomBytes(6).toString('hex'), userId: null, role: 'visitor' });
export const newUser = (): Actor => ({ visitorId: null, userId: randomUUID(), role: 'user' });

/** A reply as an engine gives it, at the stage where the session is unless told otherwise. */
export function makeReply(turn: Turn, over: Partial<EngineReply> = {}): EngineReply {
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

export interface HouseInput extends Partial<ConsultationEnv> {
  DATABASE_URL: string;
  BUS_REDIS_URL: string;
}

/** Specs of anything else send as much as they like. */
const NO_LIMITS = {
  MESSAGES_PER_HOUR: 0,
  MESSAGES_PER_DAY: 0,
  EMERGENCIES_PER_HOUR: 0,
  NETWORK_MESSAGES_PER_HOUR: 0,
  NETWORK_MESSAGES_PER_DAY: 0,
  FREE_CREDITS_PER_NETWORK: 0,
};

export const houseEnv = (input: HouseInput): ConsultationEnv => ({
  DATABASE_POOL: 10,
  MIGRATE_ON_START: true,
  QUEUE_REDIS_URL: input.BUS_REDIS_URL,
  RPC_SECRET: 'a-secret-of-the-tests',
  DATA_KEYS: TEST_KEYS,
  COUNTRY: 'KE',
  PAYMENTS: 'simulated',
  PENDING_PER_SESSION: 3,
  FILE_BYTES_PER_DAY: 200 * 1024 * 1024,
  ...NO_LIMITS,
  LEASE_MS: 8_000,
  RECONCILE_MS: 2_000,
  HINT_MS: 5_000,
  RETRY_MS: 1,
  ...{ VISITOR_RETENTION_DAYS: 90, USER_RETENTION_MONTHS: 24, ERASURE_SETTLE_MS: 12_000 },
  ...{ OBJECT_STORE: 'filesystem', FILES_DIR: join(tmpdir(), 'afya-house'), S3_BUCKET: 'afya', S3_REGION: 'us-east-1' },
  ...input,
});

/** The service as its module wires it, on real backends, without the transport and without its loops. */
export async function openHouse(input: HouseInput) {
  const env = houseEnv(input);
  const database = await openDatabase(env);
  const module = await Test.createTestingModule({ imports: [ConsultationModule.with(env, database)] }).compile();
  await module.get(ObjectStore, { strict: false }).prepare();
  const cipher = module.get(ColumnCipher);
  const tables = readTables(database, cipher);
  return { ...useHandlers(module), ...tables, database, cipher, module, close: () => module.close() };
}

function useHandlers(module: { get<Handler>(type: new (...given: never[]) => Handler): Handler }) {
  const take = async (sessionId: string, lane?: Lane) =>
    (await module.get(TakeTurnHandler).execute({ sessionId, workerId: 'w', lane })).turn;
  const commit = async (turn: Turn, over: Partial<EngineReply> = {}) => {
    const { sessionId, token, replyId } = turn;
    return (await module.get(CommitTurnHandler).execute({ sessionId, token, replyId, reply: makeReply(turn, over) }))
      .next;
  };
  return {
    take,
    commit,
    fail: ({ sessionId, token, replyId }: Turn, calls?: ModelCall[], timedOut?: boolean) =>
      module.get(FailTurnHandler).execute({ sessionId, token, replyId, code: 'ENGINE_FAILED', calls, timedOut }),
    /** a new session of a new visitor, unless told whose */
    async open(actor: Actor = newVisitor(), network?: string) {
      const sessionId = newSessionId();
      await module.get(OpenSessionHandler).execute({ sessionId, network }, actor);
      return { sessionId, actor };
    },
    send(to: { sessionId: string; actor: Actor }, over: Partial<RpcRequest<typeof SendMessage>> = {}) {
      const request = {
        commandId: randomUUID(),
        text: 'I have a headache',
        language: 'en' as const,
        files: [],
        purchases: [],
      };
      return module.get(SendMessageHandler).execute({ ...request, sessionId: to.sessionId, ...over }, to.actor);
    },
    async messages(of: { sessionId: string; actor: Actor }) {
      return (await module.get(ListMessagesHandler).execute({ sessionId: of.sessionId }, of.actor)).messages;
    },
    /** one reply to what is pending, e.g. to bring the session to a stage */
    async reply({ sessionId }: { sessionId: string }, over: Partial<EngineReply> = {}) {
      const turn = await take(sessionId);
      if (!turn) throw new Error('nothing is pending');
      return commit(turn, over);
    },
  };
}

function openEvent(cipher: ColumnCipher, { sealed, ...event }: LogEvent): LogEvent {
  return sealed ? { ...event, ...cipher.openJson<SealedEvent>(sealedEventPlace(event.id), sealed) } : event;
}

function readTables(database: Database, cipher: ColumnCipher) {
  const query = <Row>(sql: string, values?: unknown[]): Promise<Row[]> => database.dataSource.query(sql, values);
  return {
    query,
    /** what a session knows of its patient, and the engine's memory */
    async known(sessionId: string) {
      const sql = 'SELECT state, memory FROM session WHERE id = $1';
      const [row] = await query<{ state: string | null; memory: string | null }>(sql, [sessionId]);
      return { ...openState(cipher, sessionId, row!.state), memory: openMemory(cipher, sessionId, row!.memory) };
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
      return rows.flatMap(({ payload }) => payload).map((event) => openEvent(cipher, event));
    },
  };
}
