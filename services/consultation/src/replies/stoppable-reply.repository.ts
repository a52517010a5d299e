import { type Language, type Stage } from '@afya/contracts';
import { type MessageContent } from '../messages/message.repository';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { type SessionAccess } from '../sessions/session.repository';

/** A reply as the patient who wants to stop it finds it. */
export interface StoppableReply {
  owner: string;
  stage: Stage;
  language: Language;
  /** of the session */
  version: string;
  status: 'pending' | 'done' | 'failed';
  /** the patient has stopped it before */
  isStopped: boolean;
  /** credits charged for it */
  charged: number;
  /** credits refunded for it */
  refunded: number;
}

export interface ReplyStop extends SessionAccess {
  replyId: string;
  /** replaces the placeholder */
  message: MessageContent;
  outbox: OutboxRow[];
}

export abstract class StoppableReplyRepository {
  /** Refused with SESSION_NOT_FOUND, ACCESS_DENIED or MESSAGE_NOT_FOUND. */
  abstract find(access: SessionAccess, replyId: string): Promise<StoppableReply>;
  /** Ends the reply and refunds its charge. Returns the session's version and its pending replies, or null: it is no longer pending. */
  abstract stop(stop: ReplyStop): Promise<{ version: string; pending: number } | null>;
}
