import { LIMITS, type Purchase } from '@afya/contracts';
import { type Queries, statement } from '@afya/database';
import { type EventPlace, eventRow, logEvent, tellEvents } from '@afya/events';

const lockAccount = statement('purchase_account', 'SELECT id FROM account WHERE owner = $1 FOR NO KEY UPDATE');
const book = statement(
  'purchase_book',
  `WITH offered AS (
     SELECT DISTINCT ON (p.id) p.id, p.credits, p.method, p.place
     FROM jsonb_to_recordset($2::jsonb) AS p(id text, credits integer, method text, place integer)
     WHERE NOT EXISTS (SELECT FROM purchase known WHERE known.account_id = $1 AND known.id = p.id)
     ORDER BY p.id, p.place
   ), booked AS (
     INSERT INTO purchase (account_id, id, credits, method)
     SELECT $1, id, credits, method FROM offered ORDER BY place
     LIMIT greatest(0, ${LIMITS.purchase.perDay} - (
       SELECT count(*) FROM purchase WHERE account_id = $1 AND created_at > now() - interval '24 h'))
     RETURNING id, credits, method
   ), entered AS (
     INSERT INTO ledger (account_id, kind, amount) SELECT $1, 'purchase', credits FROM booked
   ), credited AS (
     UPDATE account SET balance = balance + total, purchased = purchased + total
     FROM (SELECT sum(credits)::integer AS total FROM booked) AS sums WHERE account.id = $1 AND total > 0
   )
   SELECT id, credits, method FROM booked`,
);

/**
 * Credits the simulated purchases that are not booked yet, each id once an owner and five a day, within the transaction of the
 * send that carries them. The caller has locked the session.
 */
export async function bookPurchases(
  queries: Queries,
  place: EventPlace,
  purchases: readonly Purchase[],
): Promise<void> {
  const [account] = await queries.query<{ id: string }>(lockAccount, [place.owner]);
  if (!account) return;
  const offered = JSON.stringify(purchases.map((purchase, index) => ({ ...purchase, place: index })));
  const booked = await queries.query<Purchase>(book, [account.id, offered]);
  const events = booked.map(({ credits, method }) =>
    logEvent('credits_bought', place, { details: { credits, method } }),
  );
  if (events.length > 0) await tellEvents(queries, eventRow(events));
}
