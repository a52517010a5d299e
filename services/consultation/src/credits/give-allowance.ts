import { LIMITS } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';
import { type ConsultationEnv } from '../consultation.env';

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
     )
     INSERT INTO ledger (account_id, kind, amount) SELECT id, 'free', ${LIMITS.freeCredits} FROM given`,
  );
const giveToVisitor = give('visitors');
const giveToUser = give('users');

/** `network`: the keyed hash of the network and day from which the owner writes; undefined: one that is not counted. */
export interface Grantee {
  owner: string;
  network: string | undefined;
}

/** Grants an owner the free credits, unless it has them or its network's share of the day is used up. */
export async function giveAllowance(
  queries: Queries,
  { owner, network }: Grantee,
  { FREE_CREDITS_PER_NETWORK: most }: AllowanceEnv,
): Promise<void> {
  await queries.query(owner.startsWith('u:') ? giveToUser : giveToVisitor, [owner, network, most]);
}

/**
 * What the account `a` shows as used, for the network `$key` with `$most` grants a day: credits that its first message would be
 * granted count as unused.
 */
export const shownUsed = (key: string, most: string): string => `
  a.used - CASE WHEN a.withheld AND (${key}::text IS NULL OR ${most}::integer = 0 OR ${most}::integer > coalesce(
    (SELECT CASE WHEN a.owner LIKE 'u:%' THEN n.users ELSE n.visitors END FROM network_day n WHERE n.key = ${key}), 0))
    THEN ${LIMITS.freeCredits} ELSE 0 END`;
