import { statement } from '@afya/database';

/**
 * The part of a statement that wakes a worker for each session of `from`, which has `id`, `lease_token`, `takes` and `wait_ms`. Its id differs
 * from that of the session's ordinary job, which the queue delays while it believes that a dead worker's job is running.
 */
export const insertWakeUp = (from: string): string => `
  INSERT INTO outbox (topic, payload)
  SELECT 'hint', jsonb_build_object(
    'job', jsonb_build_object('sessionId', id, 'traceparent', :traceparent::text, 'waitMs', wait_ms),
    'deduplicationId', 'r-' || id || '-' || coalesce(lease_token, ''),
    'lane', CASE WHEN takes > 0 THEN 'quarantine' ELSE 'ordinary' END)
  FROM ${from}`;

/**
 * Leases use the clock of the database, read when a statement has the row. `takes` counts the leases that ended without a result or a
 * release, and the current one: a session without a lease has 0, unless a worker died.
 */
export const leaseSession = statement(
  'lease_take',
  `UPDATE session SET lease_token = :token, lease_until = clock_timestamp() + :leaseMs * interval '1 ms',
     lease_holder = :workerId, takes = takes + 1
   WHERE id = :sessionId AND pending > 0 AND due_at <= clock_timestamp()
     AND (lease_until IS NULL OR lease_until <= clock_timestamp())
     AND (takes = 0 OR :lane = 'quarantine')
   RETURNING takes AS leases`,
);

export const renewLease = statement(
  'lease_renew',
  `UPDATE session SET lease_until = clock_timestamp() + :leaseMs * interval '1 ms'
   WHERE id = :sessionId AND lease_token = :token AND lease_until > clock_timestamp()
   RETURNING id`,
);

/** The lease may have expired: while the session has its token, no other worker has leased it. */
export const releaseLease = statement(
  'lease_release',
  `WITH released_session AS (
     UPDATE session SET lease_token = NULL, lease_until = NULL, lease_holder = NULL, takes = greatest(takes - 1, 0),
       hinted_at = clock_timestamp()
     WHERE id = :sessionId AND lease_token = :token RETURNING id, :token AS lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('released_session')} RETURNING id`,
);

/** `:workerId` is the process that died. */
export const endDeadLease = statement(
  'lease_end_dead',
  `WITH ended_session AS (
     UPDATE session SET lease_until = clock_timestamp(), hinted_at = clock_timestamp()
     WHERE id = :sessionId AND lease_holder = :workerId AND lease_until > clock_timestamp()
     RETURNING id, lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('ended_session')} RETURNING id`,
);

/**
 * Wakes workers for sessions without a valid lease. An earlier job counts for `:wakeUpMs`, but not beyond the end of an expired lease.
 * A lease that was not renewed twice is about to expire: its job is written ahead, so that a process in quarantine is ready then.
 */
export const wakeAbandoned = statement(
  'sessions_reconcile',
  `WITH abandoned_session AS (
     SELECT id, lease_token, takes,
            greatest(ceil(extract(epoch FROM lease_until - clock_timestamp()) * 1000), 0)::integer AS wait_ms
     FROM session
     WHERE pending > 0 AND due_at <= clock_timestamp()
       AND coalesce(lease_until, '-infinity') <= clock_timestamp() + :leaseMs / 3 * interval '1 ms'
       AND hinted_at < CASE WHEN lease_until > clock_timestamp() THEN lease_until - :leaseMs * interval '1 ms'
                            ELSE greatest(coalesce(lease_until, '-infinity'),
                                          clock_timestamp() - :wakeUpMs * interval '1 ms') END
     LIMIT :limit FOR NO KEY UPDATE SKIP LOCKED
   ), updated_session AS (
     UPDATE session s SET hinted_at = clock_timestamp() FROM abandoned_session WHERE s.id = abandoned_session.id
   )
   ${insertWakeUp('abandoned_session')} RETURNING id`,
);
