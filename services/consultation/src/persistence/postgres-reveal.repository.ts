import { type Revealed } from '@afya/contracts';
import { ColumnCipher, Database } from '@afya/database';
import { eventRow, encryptEventRow, insertEvents } from '@afya/events';
import { AppError } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type RevealQuery, type RevealRepository } from '../privacy/reveal.repository';
import { lockRevealedSession, readRevealedMessages, type RevealedRow } from './reveal.sql';
import { decryptContent, decryptRating } from './stored-values';

@Injectable()
export class PostgresRevealRepository implements RevealRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  reveal(
    query: RevealQuery,
    from: number,
    eventOf: (stage: string, messageCount: number) => LogEvent | null,
  ): Promise<Revealed['messages']> {
    return this.database.transaction(async (queries) => {
      const [session] = await queries.query<{ stage: string }>(lockRevealedSession, query);
      const rows = session ? await queries.query<RevealedRow>(readRevealedMessages, query) : [];
      if (!session || (query.messageId && rows.length === 0)) throw new AppError('SESSION_NOT_FOUND');
      const messages = rows.slice(from).map((row) => this.toRevealed(row));
      const event = eventOf(session.stage, rows.length);
      if (event) await insertEvents(queries, encryptEventRow(this.cipher, eventRow([event])));
      return messages;
    });
  }

  private toRevealed(row: RevealedRow): Revealed['messages'][number] {
    const { content, translations, metadata } = decryptContent(this.cipher, row);
    return {
      id: row.id,
      isUser: row.kind === 'text' || row.kind === 'file',
      createdAt: row.createdAt.toISOString(),
      content,
      translations,
      fileName: metadata.fileAttachment?.filename ?? metadata.fileName ?? null,
      ...decryptRating(this.cipher, row),
    };
  }
}
