import { statement } from '@afya/database';

/** Leases run by the database's clock, read at the moment a statement gets to the row. $1 is the session, $2 the token. */
export const leaseSession = statement(
  'lease_take',
  `UPDATE session SET lease_token = $2, lease_until = clock_timestamp() + $3 * interval '1 ms', lease_holder = $4,
     takes = takes + 1
   WHERE id = $1 AND pending > 0 AND due_at <= clock_timestamp()
     AND (lease_until IS NULL OR lease_until <= clock_timestamp())
   RETURNING takes`,
);

export const renewLease = statement(
  'lease_renew',
  `UPDATE session SET lease_until = clock_timestamp() + $3 * interval '1 ms'
   WHERE id = $1 AND lease_token = $2 AND lease_until > clock_timestamp()
   RETURNING id`,
);
