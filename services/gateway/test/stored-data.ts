import { type Product } from '@afya/testing';

/** Tables that a refused call must not change. The log is not listed because it also records refusals. */
const TABLES = [
  'auth.account',
  ...['session', 'message', 'file', 'account', 'ledger', 'purchase', 'idempotency', 'consent'].map(
    (table) => `consultation.${table}`,
  ),
];

/** A summary of the stored data: row counts of each table, all balances, and the stages of all sessions. */
export async function storedData({ database }: Product): Promise<Record<string, unknown>> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table})::int AS "${table}"`);
  const [summary] = await database.query(
    `SELECT ${counts.join(', ')},
       (SELECT coalesce(sum(balance), 0) FROM consultation.account)::int AS balances,
       (SELECT coalesce(sum(amount), 0) FROM consultation.ledger)::int AS ledger,
       (SELECT string_agg(stage || next_seq, ',' ORDER BY id) FROM consultation.session) AS stages,
       (SELECT string_agg(role || md5(password_hash), ',' ORDER BY id) FROM auth.account) AS accounts`,
  );
  return summary as Record<string, unknown>;
}
