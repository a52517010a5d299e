import { statement } from '@afya/database';

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
