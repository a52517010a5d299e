import { ColumnCipher, Database } from '@afya/database';
import { AppError, currentTraceparent } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import {
  type ReplyStop,
  type StoppableReply,
  type StoppableReplyRepository,
} from '../replies/stoppable-reply.repository';
import { type SessionAccess } from '../sessions/session.repository';
import { requireOwned } from './owned';
import { findStoppableReply, type StoppableReplyRow, stopReply } from './stop-reply.sql';
import { encryptContent, outboxJson } from './stored-values';

@Injectable()
export class PostgresStoppableReplyRepository implements StoppableReplyRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async find(access: SessionAccess, replyId: string): Promise<StoppableReply> {
    const [row] = await this.database.query<StoppableReplyRow>(findStoppableReply, { ...access, replyId });
    const { status, ...reply } = requireOwned(row);
    if (status === null) throw new AppError('MESSAGE_NOT_FOUND');
    return { ...reply, status };
  }

  async stop({ message, outbox, ...stop }: ReplyStop): Promise<{ version: string; pending: number } | null> {
    const [row] = await this.database.query<{ version: string; pending: number }>(stopReply, {
      ...stop,
      content: encryptContent(this.cipher, stop.replyId, message),
      traceparent: currentTraceparent(),
      outbox: outboxJson(this.cipher, outbox),
    });
    return row ?? null;
  }
}
