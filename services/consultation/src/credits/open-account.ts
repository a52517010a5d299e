import { LIMITS } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';

/** The free credits count as used until they are granted, with the owner's first accepted message. */
const open = statement(
  'account_open',
  `INSERT INTO account (owner, balance, used, withheld) VALUES ($1, 0, ${LIMITS.freeCredits}, true) ON CONFLICT (owner) DO NOTHING`,
);

/** Gives an owner an account, unless there is one. Every owner of a session has one. */
export async function openAccount(queries: Queries, owner: string): Promise<void> {
  await queries.query(open, [owner]);
}
