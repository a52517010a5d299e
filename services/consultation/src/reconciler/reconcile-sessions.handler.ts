import { Database, statement } from '@afya/database';
import { newTraceparent } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { insertWakeUp } from '../outbox/outbox-rows';

const SESSIONS_A_RUN = 500;

/**
 * A hint counts as recent for a while; once a lease has run out without an end, no earlier hint does. A lease that was not renewed twice is
 * about to run out: its hint goes ahead, so that a process in quarantine is ready by then.
 */
const reconcile = statement(
  'sessions_reconcile',
  `WITH left_alone AS (
     SELECT id, lease_token, takes,
            greatest(ceil(extract(epoch FROM lease_until - clock_timestamp()) * 1000), 0)::integer AS wait_ms
     FROM session
     WHERE pending > 0 AND due_at <= clock_timestamp()
       AND coalesce(lease_until, '-infinity') <= clock_timestamp() + $3 / 3 * interval '1 ms'
       AND hinted_at < CASE WHEN lease_until > clock_timestamp() THEN lease_until - $3 * interval '1 ms'
                            ELSE greatest(coalesce(lease_until, '-infinity'), clock_timestamp() - $1 * interval '1 ms') END
     LIMIT ${SESSIONS_A_RUN} FOR NO KEY UPDATE SKIP LOCKED
   ), hinted AS (
     UPDATE session s SET hinted_at = clock_timestamp() FROM left_alone WHERE s.id = left_alone.id
   )
   ${insertWakeUp('left_alone', '$2')} RETURNING id`,
);

/** The one rule that heals a lost Redis, a killed relay and a killed worker: what is pending and left alone is hinted at again. */
@Injectable()
export class ReconcileSessionsHandler {
  constructor(
    private readonly database: Database,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'HINT_MS' | 'LEASE_MS'>,
  ) {}

  /** How many sessions got a new hint, and whether there may be more. */
  async execute(): Promise<{ hinted: number; more: boolean }> {
    const { length } = await this.database.query(reconcile, [this.env.HINT_MS, newTraceparent(), this.env.LEASE_MS]);
    return { hinted: length, more: length === SESSIONS_A_RUN };
  }
}
