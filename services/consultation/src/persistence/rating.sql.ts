import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { type Owned } from './owned';
import { type StoredRating } from './stored-values';

export type RatingRow = Owned & { stage: string } & (StoredRating | { id: null });

export const findRating = statement(
  'rating_find',
  `SELECT s.owner = :owner AS owned, s.stage, m.id, rating.value AS rating, rating.reason AS "ratingReason"
   FROM session s
   LEFT JOIN message m ON m.session_id = s.id AND m.id = :messageId::uuid AND m.kind IN ('reply', 'emergency') AND m.status = 'done'
   LEFT JOIN rating ON rating.message_id = m.id
   WHERE s.id = :sessionId`,
);

/** Locks in the order of completing a reply, message before session. `:value` null removes the rating. */
export const changeRating = statement(
  'rating_change',
  `WITH locked_message AS (
     SELECT id FROM message WHERE id = :messageId AND session_id = :sessionId AND kind IN ('reply', 'emergency') AND status = 'done' FOR NO KEY UPDATE
   ), updated_session AS (
     UPDATE session s SET version = s.version + 1 FROM locked_message WHERE s.id = :sessionId AND s.owner = :owner
     RETURNING s.id, s.version
   ), updated_message AS (
     UPDATE message m SET version = updated_session.version FROM updated_session WHERE m.id = :messageId
   ), removed_rating AS (
     DELETE FROM rating USING updated_session WHERE message_id = :messageId AND :value::text IS NULL
   ), stored_rating AS (
     INSERT INTO rating (message_id, value, reason)
     SELECT :messageId::uuid, :value::text, :reason::text FROM updated_session WHERE :value::text IS NOT NULL
     ON CONFLICT (message_id) DO UPDATE SET value = excluded.value, reason = excluded.reason, rated_at = now()
   ), inserted_outbox AS (${insertOutbox(':outbox', 'updated_session')})
   SELECT version::text AS version FROM updated_session`,
);
