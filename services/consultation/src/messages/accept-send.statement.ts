import { statement } from '@afya/database';
import { insertOutbox } from '../outbox/outbox-rows';
import { insertMessages } from './message-row';

export interface AcceptOutcome {
  /** `changed`: the price was for another stage; `known`: this key was just used */
  outcome: 'accepted' | 'known' | 'changed' | 'too_many_pending' | 'no_credits';
  used: number;
  version: string;
}

/**
 * The whole accept as one statement, hence one transaction and one round trip. The session's row is locked first, then the
 * account's; what is decided is decided on the locked rows, and every write hangs on `accepted`, so that a refusal stores
 * nothing. The idempotency row comes before the charge: of requests with the same key one gets past it.
 *
 * $1 session · $2 owner · $3 stage and $4 assessment type that the price is for · $5 price · $6 pending replies allowed (null: any)
 * · $7 key · $8 request hash · $9 language · $10 messages · $11 files · $12 ids and stage of the answer · $13 outbox rows
 * · $14 reply id · $15 replies to wait for (0 or 1)
 * $16 the state with what an emergency told of the patient, sealed (null: an engine will read it) · $17 the state that it comes from
 */
export const acceptSend = statement(
  'accept_send',
  `WITH held AS (
     SELECT id, owner, next_seq, pending, version + 1 AS version,
            stage = $3 AND coalesce(assessment_type, '') = $4 AND ($16::text IS NULL OR state IS NOT DISTINCT FROM $17)
              AS unchanged
     FROM session WHERE id = $1 AND owner = $2 FOR NO KEY UPDATE
   ), purse AS (
     SELECT id, balance, used FROM account WHERE owner = (SELECT owner FROM held) FOR NO KEY UPDATE
   ), verdict AS (
     SELECT held.*, purse.id AS account_id, purse.used + $5::integer AS used,
            CASE WHEN NOT unchanged THEN 'changed'
                 WHEN pending >= $6::integer THEN 'too_many_pending'
                 WHEN balance < $5::integer THEN 'no_credits'
                 ELSE 'accepted' END AS outcome
     FROM held, purse
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
     UPDATE account a SET balance = a.balance - $5, used = a.used + $5
     FROM accepted WHERE a.id = accepted.account_id AND $5 > 0
   ), entered AS (
     INSERT INTO ledger (account_id, message_id, kind, amount)
     SELECT account_id, $14::uuid, 'charge', -$5 FROM accepted WHERE $5 > 0
   ), stored AS (${insertMessages('$10', 'accepted', 'accepted.next_seq')}
   ), attached AS (
     INSERT INTO file (message_id, object_key, type, filename, mime, size, sha256)
     SELECT f.message_id, f."objectKey", f.type, f.filename, f.mime, f.size, f.sha256
     FROM accepted, jsonb_to_recordset($11::jsonb) AS f(
       message_id uuid, "objectKey" text, type text, filename text, mime text, size integer, sha256 text)
   ), told AS (${insertOutbox('$13', 'accepted')})
   SELECT CASE WHEN outcome = 'accepted' AND NOT EXISTS (SELECT FROM claimed) THEN 'known' ELSE outcome END AS outcome,
          used, version::text AS version
   FROM verdict`,
);
