import { LIMITS } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';

const open = statement(
  'account_open',
  `WITH opened AS (
     INSERT INTO account (owner, balance) VALUES ($1, ${LIMITS.freeCredits}) ON CONFLICT (owner) DO NOTHING RETURNING id
   )
   INSERT INTO ledger (account_id, kind, amount) SELECT id, 'free', ${LIMITS.freeCredits} FROM opened`,
);

/** Gives an owner an account with the free credits, unless there is one. Whoever owns a session has one. */
export async function openAccount(queries: Queries, owner: string): Promise<void> {
  await queries.query(open, [owner]);
}
