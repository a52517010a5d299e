import { LIMITS } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';
import { type ConsultationEnv } from '../consultation.env';
import { type Opening } from './open-account';

export type AllowanceEnv = Pick<ConsultationEnv, 'FREE_CREDITS_PER_NETWORK'>;

/**
 * Visitors and users of a network are counted apart, so that many visitors do not keep anybody from registering. The count comes
 * before what is given: it is what many at once wait for, and it is right in each of them.
 */
const give = (counted: 'visitors' | 'users') =>
  statement(
    `allowance_${counted}`,
    `WITH held AS (
       SELECT id FROM account WHERE owner = $1 AND withheld FOR NO KEY UPDATE
     ), counted AS (
       INSERT INTO network_day (key, ${counted}) SELECT $2::text, 1 FROM held WHERE $2::text IS NOT NULL AND $3::integer > 0
       ON CONFLICT (key) DO UPDATE SET ${counted} = network_day.${counted} + 1 WHERE network_day.${counted} < $3::integer
       RETURNING key
     ), given AS (
       UPDATE account SET balance = balance + ${LIMITS.freeCredits}, used = used - ${LIMITS.freeCredits}, withheld = false
       FROM held WHERE account.id = held.id AND ($2::text IS NULL OR $3::integer = 0 OR EXISTS (SELECT FROM counted))
       RETURNING account.id
     ), entered AS (
       INSERT INTO ledger (account_id, kind, amount) SELECT id, 'free', ${LIMITS.freeCredits} FROM given
     )
     SELECT id FROM held WHERE NOT EXISTS (SELECT FROM given)`,
  );
const giveToVisitor = give('visitors');
const giveToUser = give('users');

/** Gives an owner the free credits if they are withheld and its network's share of the day is not gone. Returns whether they still are withheld. */
export async function giveAllowance(
  queries: Queries,
  { owner, network }: Opening,
  { FREE_CREDITS_PER_NETWORK: most }: AllowanceEnv,
): Promise<{ withheld: boolean }> {
  const left = await queries.query(owner.startsWith('u:') ? giveToUser : giveToVisitor, [owner, network, most]);
  return { withheld: left.length > 0 };
}
