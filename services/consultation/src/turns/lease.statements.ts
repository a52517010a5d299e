import { statement } from '@afya/database';
import { insertWakeUp } from '../outbox/outbox-rows';

/**
 * Leases run by the database's clock, read at the moment a statement gets to the row. $1 is the session. `takes` counts the leases that
 * died, neither completed nor given back, and the one that runs: a session without a lease has it at 0 unless a worker died with it.
 */
export const leaseSession = statement(
  'lease_take',
  `UPDATE session SET lease_token = $2, lease_until = clock_timestamp() + $3 * interval '1 ms', lease_holder = $4,
     takes = takes + 1
   WHERE id = $1 AND pending > 0 AND due_at <= clock_timestamp()
     AND (lease_until IS NULL OR lease_until <= clock_timestamp())
     AND (takes = 0 OR $5 = 'quarantine')
   RETURNING takes`,
);

export const renewLease = statement(
  'lease_renew',
  `UPDATE session SET lease_until = clock_timestamp() + $3 * interval '1 ms'
   WHERE id = $1 AND lease_token = $2 AND lease_until > clock_timestamp()
   RETURNING id`,
);

/** The lease may have run out: while its token stands there, nobody has taken the session since. */
export const releaseLease = statement(
  'lease_release',
  `WITH released AS (
     UPDATE session SET lease_token = NULL, lease_until = NULL, lease_holder = NULL, takes = greatest(takes - 1, 0),
       hinted_at = clock_timestamp()
     WHERE id = $1 AND lease_token = $2 RETURNING id, $2 AS lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('released', '$3')} RETURNING id`,
);

/** $2 is the process that is dead. */
export const endDeadLease = statement(
  'lease_end_dead',
  `WITH ended AS (
     UPDATE session SET lease_until = clock_timestamp(), hinted_at = clock_timestamp()
     WHERE id = $1 AND lease_holder = $2 AND lease_until > clock_timestamp() RETURNING id, lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('ended', '$3')} RETURNING id`,
);
