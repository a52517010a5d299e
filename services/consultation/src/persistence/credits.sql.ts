import { LIMITS } from '@afya/contracts';
import { statement } from '@afya/database';

/** Every transaction locks the session before its account: two sends of one owner then wait for each other and never deadlock. */
export const lockSession = statement(
  'credits_session',
  'SELECT id FROM session WHERE id = :sessionId AND owner = :owner FOR NO KEY UPDATE',
);

export const lockAccount = statement(
  'purchase_account',
  'SELECT id FROM account WHERE owner = :owner FOR NO KEY UPDATE',
);

/** The free credits count as used until they are granted with the owner's first accepted message. */
export const openAccount = statement(
  'account_open',
  `INSERT INTO account (owner, balance, used, withheld) VALUES (:owner, 0, ${LIMITS.freeCredits}, true)
   ON CONFLICT (owner) DO NOTHING`,
);

/** Books each purchase id once per account, and at most five a day. */
export const bookPurchases = statement(
  'purchases_book',
  `WITH offered_purchase AS (
     SELECT DISTINCT ON (p.id) p.id, p.credits, p.method, p.place
     FROM jsonb_to_recordset(:purchases::jsonb) AS p(id text, credits integer, method text, place integer)
     WHERE NOT EXISTS (SELECT FROM purchase booked WHERE booked.account_id = :accountId AND booked.id = p.id)
     ORDER BY p.id, p.place
   ), booked_purchase AS (
     INSERT INTO purchase (account_id, id, credits, method)
     SELECT :accountId, id, credits, method FROM offered_purchase ORDER BY place
     LIMIT greatest(0, ${LIMITS.purchase.perDay} - (
       SELECT count(*) FROM purchase WHERE account_id = :accountId AND created_at > now() - interval '24 h'))
     RETURNING id, credits, method
   ), ledger_entry AS (
     INSERT INTO ledger (account_id, kind, amount) SELECT :accountId, 'purchase', credits FROM booked_purchase
   ), account_update AS (
     UPDATE account SET balance = balance + total, purchased = purchased + total
     FROM (SELECT sum(credits)::integer AS total FROM booked_purchase) AS sums WHERE account.id = :accountId AND total > 0
   )
   SELECT id, credits, method FROM booked_purchase`,
);

/**
 * Grants the free credits, unless the owner has them or its network has used its grants of the day. Visitors and users of a network
 * are counted apart, so that many visitors do not stop anyone from registering. Concurrent grants wait for the count, so it is exact.
 */
const grantAllowance = (counter: 'visitors' | 'users') =>
  statement(
    `allowance_${counter}`,
    `WITH locked_account AS (
       SELECT id FROM account WHERE owner = :owner AND withheld FOR NO KEY UPDATE
     ), network_count AS (
       INSERT INTO network_day (key, ${counter})
       SELECT :network::text, 1 FROM locked_account WHERE :network::text IS NOT NULL AND :grantsPerNetwork::integer > 0
       ON CONFLICT (key) DO UPDATE SET ${counter} = network_day.${counter} + 1
         WHERE network_day.${counter} < :grantsPerNetwork::integer
       RETURNING key
     ), granted_account AS (
       UPDATE account SET balance = balance + ${LIMITS.freeCredits}, used = used - ${LIMITS.freeCredits}, withheld = false
       FROM locked_account
       WHERE account.id = locked_account.id
         AND (:network::text IS NULL OR :grantsPerNetwork::integer = 0 OR EXISTS (SELECT FROM network_count))
       RETURNING account.id
     )
     INSERT INTO ledger (account_id, kind, amount) SELECT id, 'free', ${LIMITS.freeCredits} FROM granted_account`,
  );
const grantToVisitor = grantAllowance('visitors');
const grantToUser = grantAllowance('users');

export const grantAllowanceTo = (owner: string) => (owner.startsWith('u:') ? grantToUser : grantToVisitor);

/** The used credits of the account `a`, without the free credits that a first message from `:network` would be granted. */
export const SHOWN_USED_CREDITS = `
  a.used - CASE WHEN a.withheld
    AND (:network::text IS NULL OR :grantsPerNetwork::integer = 0 OR :grantsPerNetwork::integer > coalesce(
      (SELECT CASE WHEN a.owner LIKE 'u:%' THEN n.users ELSE n.visitors END FROM network_day n WHERE n.key = :network), 0))
    THEN ${LIMITS.freeCredits} ELSE 0 END`;

/** The row is locked until the transaction ends, so that concurrent sends are counted one after the other. */
export const countUpload = statement(
  'upload_count',
  `INSERT INTO upload AS u (account_id, since, bytes)
   SELECT id, now(), :bytes FROM account WHERE owner = :owner
   ON CONFLICT (account_id) DO UPDATE SET
     bytes = excluded.bytes + CASE WHEN u.since > now() - interval '24 h' THEN u.bytes ELSE 0 END,
     since = CASE WHEN u.since > now() - interval '24 h' THEN u.since ELSE now() END
   RETURNING bytes::float8, extract(epoch FROM since + interval '24 h' - now())::float8 AS seconds`,
);
