import type { Verdict } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import { AppError, currentTraceId } from '@afya/runtime';
import { type Actor, type GiveVerdict, type LogEvent, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventRepository } from '../events/event.repository';
import { FigureKeeper } from '../figures/figure-keeper';
import { requireAdmin } from '../logs/require-admin';
import { VerdictRepository } from './verdict.repository';

interface DiagnosisRow {
  at: Date;
  hour: Date;
  session_id: string | null;
  stage: string | null;
  sealed: string | null;
}

/** Locked, so that an erasure or another verdict on it comes before or after this one. */
const diagnosisOf = statement(
  'verdict_diagnosis',
  `SELECT at, date_trunc('hour', at, 'UTC') AS hour, session_id, stage, sealed FROM event
   WHERE id = $1 AND has_diagnosis FOR UPDATE`,
);

/** Keeps an admin's verdict on a diagnosis, and tells the log of it; the same again changes nothing. */
@Injectable()
export class GiveVerdictHandler {
  constructor(
    private readonly database: Database,
    private readonly verdicts: VerdictRepository,
    private readonly events: EventRepository,
    private readonly figures: FigureKeeper,
  ) {}

  /** Throws VALIDATION_FAILED when the event is no diagnosis of the log's. */
  async execute(given: RpcRequest<typeof GiveVerdict>, actor: Actor): Promise<Verdict> {
    requireAdmin(actor);
    const by = actor.userId;
    if (by === null) throw new AppError('ACCESS_DENIED');
    return this.database.transaction(async (queries) => {
      const [diagnosis] = await queries.query<DiagnosisRow>(diagnosisOf, [given.eventId]);
      if (!diagnosis) throw new AppError('VALIDATION_FAILED', { errors: { eventId: 'is no diagnosis of the log' } });
      const before = await this.verdicts.own(queries, given.eventId, by);
      if (before && before.verdict === given.verdict && before.note === given.note) return before;
      const { eventId, verdict, note } = given;
      const kept = { verdict, note, by, at: new Date().toISOString() };
      await this.verdicts.put(queries, { ...kept, eventId, diagnosedAt: diagnosis.at });
      const on = { id: eventId, hour: diagnosis.hour, sealed: diagnosis.sealed };
      await this.figures.addVerdict(queries, on, { verdict, before: before?.verdict ?? null });
      await this.events.append([verdictEvent(given, diagnosis, actor)], queries);
      return kept;
    });
  }
}

/** It belongs to the session of the diagnosis, and goes with it. */
function verdictEvent(
  { eventId, verdict, note }: RpcRequest<typeof GiveVerdict>,
  { session_id, stage }: DiagnosisRow,
  actor: Actor,
): LogEvent {
  return {
    ...{ id: randomUUID(), type: 'verdict', at: new Date().toISOString(), severity: 'info' },
    ...{ sessionId: session_id, userId: actor.userId, visitorId: null, stage },
    ...{ traceId: currentTraceId() ?? null, model: null, metrics: {} },
    ...{ details: { eventId, verdict, note }, diagnosis: null },
  };
}
