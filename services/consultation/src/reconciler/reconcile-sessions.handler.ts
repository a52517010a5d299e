import { Database, statement } from '@afya/database';
import { newTraceparent } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';

const SESSIONS_A_RUN = 500;

/**
 * A hint counts as recent for a while; once a lease has run out without an end, no earlier hint does. These hints wait beside the
 * ordinary ones, a worker's death apart: the queue holds back an ordinary one while it believes a dead worker's job to run.
 */
const reconcile = statement(
  'sessions_reconcile',
  `WITH left_alone AS (
     SELECT id, coalesce(lease_token, '') AS lease_token FROM session
     WHERE pending > 0 AND due_at <= clock_timestamp()
       AND coalesce(lease_until, '-infinity') <= clock_timestamp()
       AND hinted_at < greatest(coalesce(lease_until, '-infinity'), clock_timestamp() - $1 * interval '1 ms')
     LIMIT ${SESSIONS_A_RUN} FOR NO KEY UPDATE SKIP LOCKED
   ), hinted AS (
     UPDATE session s SET hinted_at = clock_timestamp() FROM left_alone WHERE s.id = left_alone.id
   )
   INSERT INTO outbox (topic, payload)
   SELECT 'hint', jsonb_build_object(
     'job', jsonb_build_object('sessionId', id, 'traceparent', $2::text),
     'deduplicationId', 'r-' || id || '-' || lease_token)
   FROM left_alone RETURNING id`,
);

/** The one rule that heals a lost Redis, a killed relay and a killed worker: what is pending and left alone is hinted at again. */
@Injectable()
export class ReconcileSessionsHandler {
  constructor(
    private readonly database: Database,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'HINT_MS'>,
  ) {}

  /** How many sessions got a new hint, and whether there may be more. */
  async execute(): Promise<{ hinted: number; more: boolean }> {
    const { length } = await this.database.query(reconcile, [this.env.HINT_MS, newTraceparent()]);
    return { hinted: length, more: length === SESSIONS_A_RUN };
  }
}
