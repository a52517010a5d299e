import { type Rating } from '@afya/contracts';
import { ColumnCipher, Database } from '@afya/database';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type RatingChange, type RatingRepository } from '../messages/rating.repository';
import { type SessionAccess } from '../sessions/session.repository';
import { requireOwned } from './owned';
import { changeRating, findRating, type RatingRow } from './rating.sql';
import { decryptRating, encryptReason, outboxJson } from './stored-values';

@Injectable()
export class PostgresRatingRepository implements RatingRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async find(access: SessionAccess, messageId: string): Promise<{ stage: string; rating: Rating | null }> {
    const [row] = await this.database.query<RatingRow>(findRating, { ...access, messageId });
    const found = requireOwned(row);
    if (found.id === null) throw new AppError('MESSAGE_NOT_FOUND');
    return { stage: found.stage, rating: decryptRating(this.cipher, found).rating ?? null };
  }

  async change({ rating, outbox, ...change }: RatingChange): Promise<string | null> {
    const [row] = await this.database.query<{ version: string }>(changeRating, {
      ...change,
      value: rating?.value ?? null,
      reason: encryptReason(this.cipher, change.messageId, rating),
      outbox: outboxJson(this.cipher, outbox),
    });
    return row?.version ?? null;
  }
}
