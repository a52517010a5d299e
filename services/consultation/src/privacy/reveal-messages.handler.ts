import { type Revealed } from '@afya/contracts';
import { ColumnCipher, Database, type Queries, statement } from '@afya/database';
import { eventRow, logEvent, sealEventRow, tellEvents } from '@afya/events';
import { AppError } from '@afya/runtime';
import { type Actor, type RevealMessages, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { fitting } from '../database/fitting';
import { type MessageKind } from '../messages/message-row';
import { openContent, type StoredContent } from '../messages/sealed-message';
import { requireAdmin } from '../sessions/session-access';

/** Held until the reveal is written down: an erasure comes wholly before it or wholly after it. */
const hold = statement('reveal_hold', 'SELECT stage FROM session WHERE id = $1 FOR KEY SHARE');
const read = statement(
  'reveal_read',
  `SELECT id, kind, created_at AS "createdAt", sealed, content, translations, metadata FROM message
   WHERE session_id = $1 AND ($2::uuid IS NULL OR id = $2::uuid) ORDER BY seq, part`,
);

type Row = StoredContent & { kind: MessageKind; createdAt: Date };
type Request = RpcRequest<typeof RevealMessages>;

/** Reads a patient's words to an admin, and writes down who read how much of what and why in the same transaction. */
@Injectable()
export class RevealMessagesHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** Refused with ACCESS_DENIED or SESSION_NOT_FOUND. @throws UnreadableValueError and then writes nothing down */
  async execute(request: Request, actor: Actor): Promise<RpcResponse<typeof RevealMessages>> {
    const admin = requireAdmin(actor);
    const { sessionId, messageId = null, from = 0 } = request;
    return this.database.transaction(async (queries) => {
      const [session] = await queries.query<{ stage: string }>(hold, [sessionId]);
      const rows = session ? await queries.query<Row>(read, [sessionId, messageId]) : [];
      if (!session || (messageId && rows.length === 0)) throw new AppError('SESSION_NOT_FOUND');
      const messages = rows.slice(from).map((row) => reveal(this.cipher, row));
      const count = fitting(messages);
      if (from === 0) await this.tell(queries, request, { admin, stage: session.stage, messages: rows.length });
      return { messages: messages.slice(0, count), next: count < messages.length ? from + count : null };
    });
  }

  private async tell(
    queries: Queries,
    { sessionId, messageId, reason }: Request,
    { admin, stage, messages }: { admin: string; stage: string; messages: number },
  ): Promise<void> {
    const place = { owner: `u:${admin}`, sessionId, stage };
    const event = logEvent('reveal', place, { details: { reason, messages, ...(messageId && { messageId }) } });
    await tellEvents(queries, sealEventRow(this.cipher, eventRow([event])));
  }
}

function reveal(cipher: ColumnCipher, row: Row): Revealed['messages'][number] {
  const { content, translations, metadata } = openContent(cipher, row);
  return {
    id: row.id,
    isUser: row.kind === 'text' || row.kind === 'file',
    createdAt: row.createdAt.toISOString(),
    content,
    translations,
    fileName: metadata.fileAttachment?.filename ?? metadata.fileName ?? null,
  };
}
