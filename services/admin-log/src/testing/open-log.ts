import { ColumnCipher } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import type { Actor, LogEvent } from '@afya/service-contracts';
import { createDatabase } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../database/open-database';
import { AppendEventsHandler } from '../append-events/append-events.handler';
import { AppendedBatches } from '../append-events/appended-batches';
import { EraseEventsHandler } from '../erase/erase-events.handler';
import { PostgresEventRepository } from '../events/postgres-event.repository';
import { FigureKeeper } from '../figures/figure-keeper';
import { PostgresEventCounts } from '../figures/postgres-event-counts';
import { VerdictRepository } from '../verdicts/verdict.repository';

/** The log on a database of its own, without the queue and the calls. */
export async function openLog() {
  const server = await createDatabase();
  const keys = parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`);
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 4, MIGRATE_ON_START: true, DATA_KEYS: keys };
  const database = await openDatabase(env);
  const cipher = new ColumnCipher(keys);
  const figures = new FigureKeeper(cipher);
  const events = new PostgresEventRepository(database, cipher, figures);
  const erase = new EraseEventsHandler(database, figures);
  return {
    ...{ server, database, cipher, figures, events, erase },
    append: new AppendEventsHandler(events, erase, new AppendedBatches(database)),
    counts: new PostgresEventCounts(database, events),
    verdicts: new VerdictRepository(database, cipher),
    close: async () => {
      await database.close();
      await server.drop();
    },
  };
}
export type OpenLog = Awaited<ReturnType<typeof openLog>>;

export const makeAdmin = (): Actor => ({ visitorId: null, userId: randomUUID(), role: 'admin' });

export const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);

export const makeEvent = (given: Partial<LogEvent> = {}): LogEvent => ({
  ...{ id: randomUUID(), type: 'reply', at: new Date().toISOString(), severity: 'info' },
  ...{ sessionId: newSessionId(), userId: null, visitorId: null, stage: 'follow_up', traceId: null },
  ...{ model: 'embedded', metrics: {}, details: {}, diagnosis: null },
  ...given,
});

export const makeDiagnosis = (preliminaryDiagnosis: string, confidenceScore = 72): LogEvent['diagnosis'] => ({
  ...{ preliminaryDiagnosis, confidenceScore, differentialDiagnoses: [], reasoningPath: 'fever' },
  criticalFactors: [],
});
