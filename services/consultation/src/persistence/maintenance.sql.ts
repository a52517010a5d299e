import { statement } from '@afya/database';
import { insertWakeUp } from './reply.sql';

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

/** Clients repeat a command within minutes; two days allow for a device that was asleep. */
export const deleteOldCommands = statement(
  'idempotency_delete',
  `DELETE FROM idempotency WHERE created_at < now() - interval '48 h'`,
);

/** A row counts for one UTC day. */
export const deleteOldNetworks = statement(
  'network_delete',
  `DELETE FROM network_day WHERE created_at < now() - interval '26 h'`,
);

export const findIdleVisitors = statement(
  'retention_visitors',
  `SELECT a.owner FROM account a
   WHERE a.owner LIKE 'v:%' AND a.created_at < now() - :days * interval '1 day'
     AND NOT EXISTS (
       SELECT FROM session s WHERE s.owner = a.owner AND s.last_active_at >= now() - :days * interval '1 day')
   LIMIT :limit`,
);

export const findActiveOwners = statement(
  'retention_active',
  `SELECT owner FROM session WHERE owner = ANY(:owners) AND last_active_at >= :since::timestamptz GROUP BY owner`,
);

/** Uses the small index of sessions with pending replies, and not the one of all messages. */
export const countPending = statement(
  'metrics_pending',
  `SELECT count(*)::integer AS replies,
          coalesce(extract(epoch FROM clock_timestamp() - min(m.created_at)), 0)::float AS seconds
   FROM session s JOIN message m ON m.session_id = s.id AND m.status = 'pending' WHERE s.pending > 0`,
);
