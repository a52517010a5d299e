import { ColumnCipher } from '@afya/database';
import { RpcContext } from '@afya/messaging';
import { parseDataKeys } from '@afya/runtime';
import type { Actor, LogEvent } from '@afya/service-contracts';
import { createDatabase } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../src/persistence/open-database';
import { AppendEventsHandler } from '../src/append-events/append-events.handler';
import { TypeOrmAppendedBatchRepository } from '../src/persistence/typeorm-appended-batch.repository';
import { PostgresEventErasureRepository } from '../src/persistence/postgres-event-erasure.repository';
import { PostgresOverviewRepository } from '../src/persistence/postgres-overview.repository';
import { PostgresPartitionRepository } from '../src/persistence/postgres-partition.repository';
import { PostgresRetentionRepository } from '../src/persistence/postgres-retention.repository';
import { PostgresSessionTotalsRepository } from '../src/persistence/postgres-session-totals.repository';
import { PostgresVerdictRepository } from '../src/persistence/postgres-verdict.repository';
import { Erasures } from '../src/privacy/erasures';
import { PostgresEventRepository } from '../src/persistence/postgres-event.repository';
import { MetricsRollup } from '../src/persistence/metrics-rollup';
import { PostgresEventCounts } from '../src/persistence/postgres-event-counts';

/** The log on its own database, without the queue and the calls. */
export async function openLog() {
  const server = await createDatabase();
  const keys = parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`);
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 4, MIGRATE_ON_START: true, DATA_KEYS: keys };
  const database = await openDatabase(env);
  const cipher = new ColumnCipher(keys);
  const rollup = new MetricsRollup(cipher);
  const events = new PostgresEventRepository(database, cipher, rollup);
  const erasures = new Erasures(new PostgresEventErasureRepository(database, rollup));
  return {
    server,
    database,
    cipher,
    rollup,
    events,
    erasures,
    append: new AppendEventsHandler(events, erasures, new TypeOrmAppendedBatchRepository(database)),
    counts: new PostgresEventCounts(database, events),
    verdicts: new PostgresVerdictRepository(database, cipher, events, rollup),
    overview: new PostgresOverviewRepository(database, cipher),
    partitions: new PostgresPartitionRepository(database),
    retention: new PostgresRetentionRepository(database, rollup),
    sessionTotals: new PostgresSessionTotalsRepository(database),
    close: async () => {
      await database.close();
      await server.drop();
    },
  };
}
export type OpenLog = Awaited<ReturnType<typeof openLog>>;

export const makeAdmin = (): Actor => ({ visitorId: null, userId: randomUUID(), role: 'admin' });

/** The context of a call by this actor. */
export const callBy = (actor: Actor) => new RpcContext(actor, Date.now() + 60_000);

export const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);

export const makeEvent = (fields: Partial<LogEvent> = {}): LogEvent => ({
  id: randomUUID(),
  type: 'reply',
  at: new Date().toISOString(),
  severity: 'info',
  sessionId: newSessionId(),
  userId: null,
  visitorId: null,
  stage: 'follow_up',
  traceId: null,
  model: 'embedded',
  metrics: {},
  details: {},
  diagnosis: null,
  ...fields,
});

export const makeDiagnosis = (preliminaryDiagnosis: string, confidenceScore = 72): LogEvent['diagnosis'] => ({
  preliminaryDiagnosis,
  confidenceScore,
  differentialDiagnoses: [],
  reasoningPath: 'fever',
  criticalFactors: [],
});
