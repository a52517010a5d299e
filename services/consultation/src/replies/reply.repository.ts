import { type Language, type ProgressStep, type Stage } from '@afya/contracts';
import { type Lane, type RefundReason, type ReplyInput } from '@afya/service-contracts';
import { type MessageRow } from '../messages/message.repository';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { type SessionState } from '../sessions/session.repository';

/** Identifies a reply, and the lease under which a worker answers it. */
export interface ReplyKey {
  sessionId: string;
  token: string;
  replyId: string;
}

/** A reply and its session as a worker's result finds them. Nothing else changes them while the lease is valid. */
export interface PendingReply extends SessionState {
  owner: string;
  stage: Stage;
  language: Language;
  memory: unknown;
  readSeq: number;
  seq: number;
  part: number;
  attempts: number;
  /** leases of the session whose worker died, and the current one */
  leases: number;
  /** of the session */
  version: string;
  status: 'pending' | 'done' | 'failed';
  traceparent: string | null;
  /** credits charged for it */
  charged: number;
  /** credits that each file of this send added to the charge, by the file's message */
  filePrices: Readonly<Record<string, number>>;
  /** the caller's lease is valid */
  isLeased: boolean;
  /** this lease has already ended the attempt: the call was delivered before */
  isRepeat: boolean;
}

export interface Lease {
  sessionId: string;
  token: string;
  leaseMs: number;
}

/** The result of a pending reply, good or bad, and the session after it. */
export interface ReplyResult {
  replyId: string;
  message: Pick<MessageRow, 'content' | 'translations' | 'metadata'> & { status: 'done' | 'failed' };
  session: SessionState & { stage: Stage; memory: unknown };
  /** voice notes whose words become the text of their messages; missing: none */
  transcripts?: Pick<MessageRow, 'id' | 'content' | 'translations' | 'metadata'>[];
  /** the patient's messages up to this send count as read */
  readSeq: number;
  /** the pending reply that follows without another message of the patient */
  chained: MessageRow | null;
  /** the part of the charge to refund, of at least one credit; null: none */
  refund: { credits: number; reason: RefundReason } | null;
  /** the session is answered in quarantine until one of its replies is completed */
  quarantined: boolean;
  outbox: OutboxRow[];
}

export interface CompletedReply {
  version: string;
  /** replies still pending; the lease continues for them */
  pending: number;
}

export interface FailedAttempt {
  delayMs: number;
  /** the engine hung, so the lease counts as one whose worker died */
  timedOut: boolean;
  outbox: OutboxRow[];
}

export abstract class ReplyRepository {
  /** Leases a session with a due reply. Returns how many of its leases died, this one included, or null: nothing to answer. */
  abstract lease(lease: Lease, workerId: string, lane: Lane): Promise<number | null>;
  /** The lowest pending reply of a leased session with everything that an engine needs for it, or null. */
  abstract nextInput(lease: Lease): Promise<ReplyInput | null>;
  /** False: the lease is over. */
  abstract renew(lease: Lease): Promise<boolean>;
  /** Ends the lease and wakes another worker. False: it had ended. */
  abstract release(sessionId: string, token: string): Promise<boolean>;
  /** Ends the lease of a dead worker and wakes another one. False: it had ended. */
  abstract endDeadLease(sessionId: string, workerId: string): Promise<boolean>;
  abstract find(key: ReplyKey): Promise<PendingReply | undefined>;
  /** Writes the result, or returns null: the reply is no longer pending, or the lease is over. */
  abstract complete(lease: Lease, result: ReplyResult): Promise<CompletedReply | null>;
  /** Counts a failed attempt. Returns the session's version after it, or null: no longer pending, or the lease is over. */
  abstract retry(key: ReplyKey, attempt: FailedAttempt): Promise<string | null>;
  /** Returns the session's version, or null: no longer pending, or the lease is over. */
  abstract showProgress(key: ReplyKey, step: ProgressStep): Promise<string | null>;
}
