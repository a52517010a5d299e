import {
  type Bilingual,
  type ChatAccepted,
  type Language,
  type Message,
  type MessageMetadata,
  type ProgressStep,
  type Purchase,
  type Stage,
} from '@afya/contracts';
import { type StoredFile } from '@afya/service-contracts';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { type SessionAccess, type SessionState } from '../sessions/session.repository';

export type MessageKind = 'text' | 'file' | 'acknowledgment' | 'reply' | 'emergency';

/** A message to be inserted. The session assigns its `seq`. */
export interface MessageRow {
  id: string;
  part: number;
  kind: MessageKind;
  content: string;
  translations: Partial<Bilingual>;
  metadata: Omit<MessageMetadata, 'status'>;
  status: MessageMetadata['status'];
  reply_to: string | null;
  traceparent: string | null;
}

/** The encrypted part of a message. Only placeholders, which hold texts of the product, are stored in clear. */
export type MessageContent = Pick<MessageRow, 'content' | 'translations' | 'metadata'>;

/** A file with the message that it is attached to. `price`: credits that it added to the price of the send. */
export type AttachedFile = StoredFile & { message_id: string; price: number };

/** `messageId`: the patient's first message. `replyId`: the AI message that the client waits for. */
export interface DraftedSend {
  messageId: string;
  replyId: string;
  messages: MessageRow[];
  files: AttachedFile[];
}

/** The command id of a send, and the hash of its content. */
export interface SendKey extends SessionAccess {
  commandId: string;
  requestHash: string;
}

/** The state that a send depends on, read without a lock; the accept statement checks it again. */
export interface SendContext {
  stage: Stage;
  state: SessionState;
  memory: unknown;
  /** the owner's free credits are suspended until the first accepted message */
  isAllowanceSuspended: boolean;
  /** the state as it is stored: the same value means that it has not changed */
  encryptedState: string | null;
  version: string;
}

/** Messages allowed; null: any number. */
export interface SendLimits {
  ownerHour: number | null;
  ownerDay: number | null;
  networkHour: number | null;
  networkDay: number | null;
}

export interface SendToAccept {
  key: SendKey;
  context: SendContext;
  language: 'en' | 'sw';
  draft: DraftedSend;
  credits: number;
  /** replies that may be pending in the session; null: any number */
  maxPending: number | null;
  limits: SendLimits;
  /** the keyed hash of the caller's network and day; undefined: not counted */
  network: string | undefined;
  /** the state after an emergency; null: an engine will read the message */
  newState: SessionState | null;
  outbox: OutboxRow[];
  purchases: readonly Purchase[];
  maxFileBytesPerDay: number;
  grantsPerNetwork: number;
}

export interface AcceptedSend {
  creditsUsed: number;
  version: string;
}

/** A message as it is stored, and what shows the progress of its reply. */
export interface ListedMessage {
  message: Message;
  /** the last reported step */
  step: ProgressStep | null;
  /** the session's */
  language: Language;
  /** its place among all messages of the session, from 0 */
  index: number;
}

/** Messages after the first `from`, of those that have changed since the version `after`; null: of all. */
export interface MessageRange {
  from: number;
  after: string | null;
}

export interface QuotaQuery extends SessionAccess {
  network: string | undefined;
  limits: SendLimits;
  maxPending: number;
  credits: number;
}

/** The session moved on, or the key was used, after the context was read: nothing is stored, and the send is tried again. */
export class SendConflictError extends Error {}

export abstract class MessageRepository {
  /**
   * The context of a send, and the first answer when its key was accepted before.
   * Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or IDEMPOTENCY_KEY_REUSED when the key came with another content.
   */
  abstract readSendContext(key: SendKey): Promise<{ context: SendContext; answered: ChatAccepted | null }>;
  /** Whether the accept statement would reject the send, without a lock. */
  abstract isBeyondQuota(query: QuotaQuery): Promise<boolean>;
  /**
   * Stores and charges the send, with its purchases and its free credits, or writes nothing. @throws SendConflictError
   * Refused with RATE_LIMITED, CREDITS_WITHHELD, CHAT_TOO_MANY_PENDING, CREDITS_EXHAUSTED or FILES_DAILY_LIMIT.
   */
  abstract accept(send: SendToAccept): Promise<AcceptedSend>;
  /** The messages, and the session's version at that moment. Refused with SESSION_NOT_FOUND, ACCESS_DENIED. */
  abstract list(access: SessionAccess, range: MessageRange): Promise<{ version: string; messages: ListedMessage[] }>;
}
