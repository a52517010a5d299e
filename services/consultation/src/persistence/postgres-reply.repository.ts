import { type Language, type ProgressStep } from '@afya/contracts';
import { ColumnCipher, Database } from '@afya/database';
import { currentTraceparent } from '@afya/runtime';
import { type Lane, type ReplyInput, type ReplyInputMessage } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import {
  type PendingReply,
  type ReplyKey,
  type CompletedReply,
  type FailedAttempt,
  type Lease,
  type ReplyRepository,
  type ReplyResult,
} from '../replies/reply.repository';
import { type SessionState } from '../sessions/session.repository';
import { type ReplyInputRow } from './reply.sql';
import * as sql from './reply.sql';
import {
  decryptContent,
  decryptContentKey,
  decryptFilename,
  decryptMemory,
  decryptState,
  encryptContent,
  encryptedMessages,
  encryptMemory,
  encryptState,
  outboxJson,
} from './stored-values';
import { storableJson } from '../storable';

type ReplyRow = Omit<PendingReply, 'memory' | keyof SessionState> & { state: string | null; memory: string | null };

/** Maximum of messages in the input of a reply. */
const MAX_UNREAD = 24;
const MAX_RECENT = 10;
/** The input of a reply must fit into the 256 KB of a call, of which an engine's memory may take 64 KB. */
const MAX_MESSAGES_BYTES = 110 * 1024;

@Injectable()
export class PostgresReplyRepository implements ReplyRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async lease(lease: Lease, workerId: string, lane: Lane): Promise<number | null> {
    const [row] = await this.database.query<{ leases: number }>(sql.leaseSession, { ...lease, workerId, lane });
    return row?.leases ?? null;
  }

  async nextInput(lease: Lease): Promise<ReplyInput | null> {
    const values = { ...lease, maxUnread: MAX_UNREAD, maxRecent: MAX_RECENT };
    const [row] = await this.database.query<ReplyInputRow>(sql.loadReplyInput, values);
    return row ? readReplyInput(this.cipher, lease, row) : null;
  }

  async renew(lease: Lease): Promise<boolean> {
    return (await this.database.query(sql.renewLease, lease)).length > 0;
  }

  async release(sessionId: string, token: string): Promise<boolean> {
    const values = { sessionId, token, traceparent: currentTraceparent() };
    return (await this.database.query(sql.releaseLease, values)).length > 0;
  }

  async endDeadLease(sessionId: string, workerId: string): Promise<boolean> {
    const values = { sessionId, workerId, traceparent: currentTraceparent() };
    return (await this.database.query(sql.endDeadLease, values)).length > 0;
  }

  async find(key: ReplyKey): Promise<PendingReply | undefined> {
    const [row] = await this.database.query<ReplyRow>(sql.findReply, key);
    if (!row) return undefined;
    const { state, memory, ...reply } = row;
    return {
      ...reply,
      ...decryptState(this.cipher, key.sessionId, state),
      memory: decryptMemory(this.cipher, key.sessionId, memory),
    };
  }

  async complete(lease: Lease, result: ReplyResult): Promise<CompletedReply | null> {
    const { replyId, message, session, chained } = result;
    const [row] = await this.database.query<CompletedReply>(sql.completeReply, {
      ...lease,
      replyId,
      stage: session.stage,
      state: encryptState(this.cipher, lease.sessionId, session),
      memory: encryptMemory(this.cipher, lease.sessionId, session.memory),
      assessmentType: session.confidence?.assessmentType ?? null,
      readSeq: result.readSeq,
      chained: chained ? 1 : 0,
      content: encryptContent(this.cipher, replyId, message),
      status: message.status,
      transcripts: storableJson(
        (result.transcripts ?? []).map(({ id, ...text }) => ({ id, sealed: encryptContent(this.cipher, id, text) })),
      ),
      refund: result.refund?.credits ?? 0,
      refundReason: result.refund?.reason ?? null,
      messages: encryptedMessages(this.cipher, chained ? [chained] : []),
      outbox: outboxJson(this.cipher, result.outbox),
      quarantined: result.quarantined ? 1 : 0,
    });
    return row ?? null;
  }

  async retry(key: ReplyKey, { delayMs, timedOut, outbox }: FailedAttempt): Promise<string | null> {
    const values = { ...key, delayMs, timedOut, outbox: outboxJson(this.cipher, outbox) };
    const [row] = await this.database.query<{ version: string }>(sql.retryReply, values);
    return row?.version ?? null;
  }

  async showProgress(key: ReplyKey, step: ProgressStep): Promise<string | null> {
    const [row] = await this.database.query<{ version: string }>(sql.showProgress, { ...key, step });
    return row?.version ?? null;
  }
}

type Text = ReplyInputMessage & { unread: boolean };

/** The newest messages that fit, in order. */
function newestFitting(texts: Text[]): Text[] {
  let left = MAX_MESSAGES_BYTES;
  const from = texts.findLastIndex(({ text }) => (left -= Buffer.byteLength(JSON.stringify(text)) + 120) < 0);
  return texts.slice(Math.min(from + 1, texts.length - 1));
}

/** In the language of the session where the message has it. */
function decryptText(cipher: ColumnCipher, language: Language, text: ReplyInputRow['texts'][number]): Text {
  const { isUser, unread, ...stored } = text;
  const { content, translations, metadata } = decryptContent(cipher, stored);
  return { id: stored.id, text: translations[language] ?? content, isUser, question: metadata.question?.id, unread };
}

const inputMessage = ({ id, text, isUser, question }: Text): ReplyInputMessage => ({
  id,
  text,
  isUser,
  ...(question && { question }),
});

/** @throws UnreadableValueError */
function readReplyInput(cipher: ColumnCipher, lease: Lease, row: ReplyInputRow): ReplyInput {
  const { texts, attempts, state, memory, files, ...reply } = row;
  const { collectedInfo, confidence, diagnosis } = decryptState(cipher, lease.sessionId, state);
  const messages = newestFitting(texts.map((text) => decryptText(cipher, row.language, text)));
  return {
    ...lease,
    ...reply,
    ...(diagnosis && { diagnosis }),
    collectedInfo,
    confidence,
    memory: decryptMemory(cipher, lease.sessionId, memory),
    files: files.map((file) => ({
      ...file,
      filename: decryptFilename(cipher, file.messageId, file.filename),
      contentKey: decryptContentKey(cipher, file.messageId, file.contentKey),
    })),
    attempt: attempts + 1,
    messages: messages.filter(({ unread }) => unread).map(inputMessage),
    recent: messages.filter(({ unread }) => !unread).map(inputMessage),
  };
}
