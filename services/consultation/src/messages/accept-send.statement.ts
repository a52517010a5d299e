import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { insertMessages } from './message-row';

export interface AcceptOutcome {
  /** `changed`: the price was for another stage; `known`: this key was just used */
  outcome: 'accepted' | 'known' | 'changed' | 'too_many_sends' | 'too_many_pending' | 'no_credits' | 'withheld';
  used: number;
  /** seconds until there are fewer than too many sends */
  wait: number | null;
  version: string;
}

/**
 * The whole accept as one statement, hence one transaction and one round trip. The session's row is locked first, then the
 * account's; what is decided is decided on the locked rows, and every write hangs on `accepted`, so that a refusal stores
 * nothing. The idempotency row comes before the charge: of requests with the same key one gets past it. What is written to the account
 * is reckoned from the locked row, not from the one being updated: Postgres checks the constraints of that one as it was when the
 * statement began, and credits that were given since would seem to be missing.
 *
 * $1 session · $2 owner · $3 stage and $4 assessment type that the price is for · $5 price · $6 pending replies allowed (null: any)
 * · $7 key · $8 request hash · $9 language · $10 messages · $11 files · $12 ids and stage of the answer · $13 outbox rows
 * · $14 reply id · $15 replies to wait for (0 or 1)
 * $16 the state with what an emergency told of the patient, sealed (null: an engine will read it) · $17 the state that it comes from
 * $18, $19 messages allowed in the owner's hour and day · $20 key of the network and day (null: not counted) · $21, $22 messages
 * allowed in the network's hour and day; each null: any number
 *
 * The owner's count stands on the locked row: it is exact, and so is what it allows. The network's count is exact too, but looked
 * at without a lock, so that those who share it do not wait for one another: what is under way at that moment may go past its limit.
 */
export const acceptSend = statement(
  'accept_send',
  `WITH held AS (
     SELECT id, owner, next_seq, pending, version + 1 AS version,
            stage = $3 AND coalesce(assessment_type, '') = $4 AND ($16::text IS NULL OR state IS NOT DISTINCT FROM $17)
              AS unchanged
     FROM session WHERE id = $1 AND owner = $2 FOR NO KEY UPDATE
   ), purse AS (
     SELECT id, balance, used, withheld, hour_from, day_from,
            CASE WHEN hour_from > now() - interval '1 h' THEN hour_sends ELSE 0 END AS hour_sends,
            CASE WHEN day_from > now() - interval '24 h' THEN day_sends ELSE 0 END AS day_sends
     FROM account WHERE owner = (SELECT owner FROM held) FOR NO KEY UPDATE
   ), waiting AS (
     SELECT ceil(extract(epoch FROM greatest(
       CASE WHEN purse.hour_sends >= $18::integer THEN purse.hour_from + interval '1 h' - now() END,
       CASE WHEN purse.day_sends >= $19::integer THEN purse.day_from + interval '24 h' - now() END,
       CASE WHEN n.hour = date_trunc('hour', now()) AND n.hour_sends >= $21::integer
            THEN n.hour + interval '1 h' - now() END,
       CASE WHEN n.sends >= $22::integer THEN date_trunc('day', now(), 'UTC') + interval '1 day' - now() END
     )))::integer AS wait
     FROM purse LEFT JOIN network_day n ON n.key = $20::text
   ), verdict AS (
     SELECT held.*, purse.id AS account_id, purse.used + $5::integer AS used, wait,
            CASE WHEN NOT unchanged THEN 'changed'
                 WHEN wait IS NOT NULL THEN 'too_many_sends'
                 WHEN pending >= $6::integer THEN 'too_many_pending'
                 WHEN balance < $5::integer THEN CASE WHEN withheld THEN 'withheld' ELSE 'no_credits' END
                 ELSE 'accepted' END AS outcome
     FROM held, purse, waiting
   ), claimed AS (
     INSERT INTO idempotency (account_id, key, request_hash, response)
     SELECT account_id, $7, $8, $12::jsonb || jsonb_build_object('creditsCharged', $5::integer, 'creditsUsed', used)
     FROM verdict WHERE outcome = 'accepted'
     ON CONFLICT DO NOTHING RETURNING account_id
   ), accepted AS (
     SELECT verdict.* FROM verdict JOIN claimed USING (account_id)
   ), moved AS (
     UPDATE session s SET next_seq = s.next_seq + 1, version = s.version + 1, language = $9, last_active_at = now(),
       state = coalesce($16, s.state),
       pending = s.pending + $15::integer, hinted_at = CASE WHEN $15 > 0 THEN clock_timestamp() ELSE s.hinted_at END
     FROM accepted WHERE s.id = accepted.id
   ), charged AS (
     UPDATE account a SET balance = purse.balance - $5, used = purse.used + $5,
       hour_sends = purse.hour_sends + 1, hour_from = CASE WHEN purse.hour_sends = 0 THEN now() ELSE purse.hour_from END,
       day_sends = purse.day_sends + 1, day_from = CASE WHEN purse.day_sends = 0 THEN now() ELSE purse.day_from END
     FROM accepted JOIN purse ON purse.id = accepted.account_id WHERE a.id = purse.id
   ), counted AS (
     INSERT INTO network_day AS n (key, sends, hour, hour_sends)
     SELECT $20::text, 1, date_trunc('hour', now()), 1 FROM accepted WHERE $20::text IS NOT NULL
     ON CONFLICT (key) DO UPDATE SET sends = n.sends + 1, hour = excluded.hour,
       hour_sends = CASE WHEN n.hour = excluded.hour THEN n.hour_sends + 1 ELSE 1 END
   ), entered AS (
     INSERT INTO ledger (account_id, message_id, kind, amount)
     SELECT account_id, $14::uuid, 'charge', -$5 FROM accepted WHERE $5 > 0
   ), stored AS (${insertMessages('$10', 'accepted', 'accepted.next_seq')}
   ), attached AS (
     INSERT INTO file (message_id, object_key, type, filename, mime, size, sha256, content_key)
     SELECT f.message_id, f."objectKey", f.type, f.filename, f.mime, f.size, f.sha256, f."contentKey"
     FROM accepted, jsonb_to_recordset($11::jsonb) AS f(
       message_id uuid, "objectKey" text, type text, filename text, mime text, size integer, sha256 text, "contentKey" text)
   ), told AS (${insertOutbox('$13', 'accepted')})
   SELECT CASE WHEN outcome = 'accepted' AND NOT EXISTS (SELECT FROM claimed) THEN 'known' ELSE outcome END AS outcome,
          used, wait, version::text AS version
   FROM verdict`,
);
