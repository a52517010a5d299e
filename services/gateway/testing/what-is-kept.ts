import { type Product } from '@afya/testing';

/** Tables that a refused call must not touch. The log is not among them: it tells of refusals too. */
const TABLES = [
  'auth.account',
  ...['session', 'message', 'file', 'account', 'ledger', 'purchase', 'idempotency', 'consent'].map(
    (table) => `consultation.${table}`,
  ),
];

/** What the product keeps, in numbers: the rows of each table, all balances, and the stages of all sessions. */
export async function whatIsKept({ database }: Product): Promise<Record<string, unknown>> {
  const counts = TABLES.map((table) => `(SELECT count(*) FROM ${table})::int AS "${table}"`);
  const [kept] = await database.query(
    `SELECT ${counts.join(', ')},
       (SELECT coalesce(sum(balance), 0) FROM consultation.account)::int AS balances,
       (SELECT coalesce(sum(amount), 0) FROM consultation.ledger)::int AS ledger,
       (SELECT string_agg(stage || next_seq, ',' ORDER BY id) FROM consultation.session) AS stages,
       (SELECT string_agg(role || md5(password_hash), ',' ORDER BY id) FROM auth.account) AS accounts`,
  );
  return kept as Record<string, unknown>;
}
