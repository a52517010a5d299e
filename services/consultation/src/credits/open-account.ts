import { LIMITS } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';
import { type AllowanceEnv, giveAllowance } from './give-allowance';

/** The free credits are counted as used until they are given. */
const open = statement(
  'account_open',
  `INSERT INTO account (owner, balance, used, withheld) VALUES ($1, 0, ${LIMITS.freeCredits}, true) ON CONFLICT (owner) DO NOTHING`,
);

/** Who gets an account, and the keyed hash of the network and day from which that is asked; undefined: one that nobody counts. */
export interface Opening {
  owner: string;
  network: string | undefined;
}

/**
 * Gives an owner an account, unless there is one, with the free credits unless too many were given to its network. Whoever owns a
 * session has one.
 */
export async function openAccount(queries: Queries, opening: Opening, env: AllowanceEnv): Promise<void> {
  await queries.query(open, [opening.owner]);
  await giveAllowance(queries, opening, env);
}
