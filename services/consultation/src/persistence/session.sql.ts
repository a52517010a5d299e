import { type Wait } from '@afya/contracts';
import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { type Owned } from './owned';
import { SHOWN_USED_CREDITS } from './credits.sql';
import { type SessionEntity } from './entities/session.entity';

export interface SessionDetailsRow extends Owned, Pick<SessionEntity, 'id' | 'stage' | 'state' | 'createdAt'> {
  used: number;
  purchased: number;
  phase: Wait['phase'] | null;
  lastActiveAt: Date;
}

export const getSession = statement(
  'session_get',
  `SELECT s.id, s.created_at AS "createdAt", s.stage, s.state, s.owner = :owner AS owned, ${SHOWN_USED_CREDITS} AS used,
     a.purchased, s.last_active_at AS "lastActiveAt",
     CASE WHEN s.pending = 0 THEN NULL
          WHEN s.lease_until IS NULL OR s.lease_until <= clock_timestamp() THEN 'queued'
          WHEN EXISTS (SELECT FROM message m WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.kind = 'file' AND m.status = 'done')
            THEN 'reading_files'
          ELSE 'thinking' END AS phase
   FROM session s JOIN account a ON a.owner = s.owner WHERE s.id = :sessionId`,
);

/** A condition on the session of a query builder. */
export const HAS_MESSAGES = 'EXISTS (SELECT FROM message WHERE message.session_id = session.id)';

export const createSession = statement(
  'session_create',
  `WITH created_session AS (
     INSERT INTO session (id, owner, stage) VALUES (:sessionId, :owner, :stage) ON CONFLICT (id) DO NOTHING RETURNING id
   ), inserted_outbox AS (${insertOutbox(':outbox', 'created_session')})
   SELECT id FROM created_session`,
);

export const listWaitingSince = statement(
  'sessions_waiting',
  `SELECT last_active_at AS since FROM session
   WHERE pending > 0 AND (lease_until IS NULL OR lease_until <= clock_timestamp())
   ORDER BY last_active_at LIMIT :limit`,
);

export const claimSessions = statement(
  'claim_sessions',
  `UPDATE session SET owner = :user
   WHERE owner = :visitor AND (:isRegistering OR last_active_at > now() - interval '24 h') RETURNING id`,
);

/** Credits, purchases and charges that may be refunded refer to the account's number, so they move with it. */
export const claimAccount = statement(
  'claim_account',
  `UPDATE account SET owner = :user WHERE owner = :visitor AND NOT EXISTS (SELECT FROM account WHERE owner = :user)`,
);

/** The first consent counts, when a person consents as a visitor and later as a user. */
export const copyConsents = statement(
  'consent_copy',
  `INSERT INTO consent (owner, document, version, language, accepted_at, recorded_at)
   SELECT :user, document, version, language, accepted_at, recorded_at FROM consent WHERE owner = :visitor
   ON CONFLICT (owner, document, version) DO NOTHING`,
);

export const deleteConsents = statement('consent_delete', 'DELETE FROM consent WHERE owner = :visitor');
