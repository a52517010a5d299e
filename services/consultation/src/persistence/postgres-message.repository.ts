import { type Purchase } from '@afya/contracts';
import { ColumnCipher, Database, type Queries } from '@afya/database';
import { eventRow, logEvent, insertEvents } from '@afya/events';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import {
  type AcceptedSend,
  type ListedMessage,
  type MessageRange,
  type MessageRepository,
  type QuotaQuery,
  type SendKey,
  type SendToAccept,
} from '../messages/message.repository';
import { type SessionAccess } from '../sessions/session.repository';
import { requireOwned } from './owned';
import * as credits from './credits.sql';
import { type AcceptOutcome, type ListedRow, type MessageViewRow, type SendContextRow } from './message.sql';
import * as sql from './message.sql';
import {
  decryptContent,
  decryptMemory,
  decryptRating,
  decryptState,
  encryptedFiles,
  encryptedMessages,
  encryptState,
  outboxJson,
} from './stored-values';

@Injectable()
export class PostgresMessageRepository implements MessageRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async readSendContext(key: SendKey) {
    const [row] = await this.database.query<SendContextRow>(sql.readSendContext, key);
    const found = requireOwned(row);
    if (found.hash !== null && !this.isSameRequest(key.requestHash, found.hash))
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    const context = {
      stage: found.stage,
      state: decryptState(this.cipher, key.sessionId, found.state),
      memory: decryptMemory(this.cipher, key.sessionId, found.memory),
      isAllowanceSuspended: found.withheld,
      encryptedState: found.state,
      version: found.version,
    };
    return { context, answered: found.response };
  }

  async isBeyondQuota({ limits, ...query }: QuotaQuery): Promise<boolean> {
    const [row] = await this.database.query<{ beyond: boolean }>(sql.isBeyondQuota, { ...query, ...limits });
    return row?.beyond ?? false;
  }

  async accept(send: SendToAccept): Promise<AcceptedSend> {
    const { key, context, draft, purchases } = send;
    const { replyId, messageId } = draft;
    const values = {
      sessionId: key.sessionId,
      owner: key.owner,
      // the price is for this stage and this type of assessment
      stage: context.stage,
      assessmentType: context.state.confidence?.assessmentType ?? '',
      credits: send.credits,
      maxPending: send.maxPending,
      commandId: key.commandId,
      requestHash: this.cipher.fingerprint(key.requestHash),
      response: JSON.stringify({ messageId, replyId, stage: context.stage }),
      language: send.language,
      messages: encryptedMessages(this.cipher, draft.messages),
      files: encryptedFiles(this.cipher, draft.files),
      replyId,
      newPending: draft.messages.filter(({ status }) => status === 'pending').length,
      newState: send.newState && encryptState(this.cipher, key.sessionId, send.newState),
      // a new state is written only while the session has the state that it was made from
      oldState: context.encryptedState,
      outbox: outboxJson(this.cipher, send.outbox),
      network: send.network,
      ...send.limits,
    };
    const run = async (queries: Queries) =>
      sql.requireAccepted((await queries.query<AcceptOutcome>(sql.acceptMessage, values))[0]);
    const isSingleStatement = purchases.length + draft.files.length === 0 && !context.isAllowanceSuspended;
    const { used, version } = await (isSingleStatement
      ? run(this.database)
      : this.database.transaction(async (queries) => {
          await queries.query(credits.lockSession, key);
          if (purchases.length > 0) await bookPurchases(queries, send);
          if (context.isAllowanceSuspended)
            await queries.query(credits.grantAllowanceTo(key.owner), {
              owner: key.owner,
              network: send.network,
              grantsPerNetwork: send.grantsPerNetwork,
            });
          const accepted = await run(queries);
          await countUpload(queries, send);
          return accepted;
        }));
    return { creditsUsed: used, version };
  }

  async list(
    access: SessionAccess,
    { from, after }: MessageRange,
  ): Promise<{ version: string; messages: ListedMessage[] }> {
    const rows = await this.database.query<ListedRow>(sql.listMessages, { ...access, after });
    const { version } = requireOwned(rows[0]);
    const messages = rows
      .slice(from)
      .flatMap((row) => (row.id === null ? [] : [this.toMessage(access.sessionId, row)]));
    return { version, messages };
  }

  /** @throws UnreadableValueError */
  private toMessage(sessionId: string, row: MessageViewRow): ListedMessage {
    const { content, translations, metadata } = decryptContent(this.cipher, row);
    const message = {
      id: row.id,
      sessionId,
      content,
      isUser: row.kind === 'text' || row.kind === 'file',
      createdAt: row.createdAt.toISOString(),
      translations,
      metadata: { status: row.status, ...metadata, ...decryptRating(this.cipher, row) },
    };
    return { message, step: row.step, language: row.language, index: row.index };
  }

  /** Hashes from before the migration have no key; they are deleted after two days. A keyed hash contains a dot. */
  private isSameRequest(requestHash: string, stored: string): boolean {
    return stored.includes('.') ? this.cipher.isFingerprintOf(requestHash, stored) : stored === requestHash;
  }
}

/** Adds the credits of simulated purchases that are not booked yet, in the transaction of the send that carries them. */
async function bookPurchases(queries: Queries, { key, context, purchases }: SendToAccept): Promise<void> {
  const [account] = await queries.query<{ id: string }>(credits.lockAccount, key);
  if (!account) return;
  const offered = JSON.stringify(purchases.map((purchase, index) => ({ ...purchase, place: index })));
  const values = { accountId: account.id, purchases: offered };
  const booked = await queries.query<Purchase>(credits.bookPurchases, values);
  const place = { owner: key.owner, sessionId: key.sessionId, stage: context.stage };
  const events = booked.map(({ credits, method }) =>
    logEvent('credits_bought', place, { details: { credits, method } }),
  );
  if (events.length > 0) await insertEvents(queries, eventRow(events));
}

/**
 * Counts the files of an accepted send, by their bytes as received, towards the owner's daily limit. FILES_DAILY_LIMIT rolls back everything that
 * the transaction has stored and charged. It runs last, because the session and the account are locked first.
 */
async function countUpload(queries: Queries, { key, draft, maxFileBytesPerDay }: SendToAccept): Promise<void> {
  const bytes = draft.files.reduce((sum, { received, size }) => sum + (received ?? size), 0);
  if (bytes === 0) return;
  const [row] = await queries.query<{ bytes: number; seconds: number }>(credits.countUpload, {
    owner: key.owner,
    bytes,
  });
  if (row && row.bytes > maxFileBytesPerDay)
    throw new AppError('FILES_DAILY_LIMIT', { retryAfterSeconds: Math.ceil(row.seconds) });
}
