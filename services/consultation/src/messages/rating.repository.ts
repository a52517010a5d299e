import { type Rating } from '@afya/contracts';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { type SessionAccess } from '../sessions/session.repository';

export interface RatingChange extends SessionAccess {
  messageId: string;
  /** null removes it */
  rating: Rating | null;
  outbox: OutboxRow[];
}

export abstract class RatingRepository {
  /**
   * The stage of the session and the rating of the message, if it has one. Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or
   * MESSAGE_NOT_FOUND when the message is no reply that is done.
   */
  abstract find(access: SessionAccess, messageId: string): Promise<{ stage: string; rating: Rating | null }>;
  /** Returns the session's version, or null: the message is gone. */
  abstract change(change: RatingChange): Promise<string | null>;
}
