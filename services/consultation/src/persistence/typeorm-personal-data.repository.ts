import { LIMITS } from '@afya/contracts';
import { ColumnCipher, Database } from '@afya/database';
import { type ExportedSession, type LedgerEntry } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan } from 'typeorm';
import {
  type ExportedAccount,
  type ExportedPurchase,
  type PersonalDataRepository,
} from '../privacy/personal-data.repository';
import { CreditAccountEntity } from './entities/credit-account.entity';
import { FileEntity } from './entities/file.entity';
import { LedgerEntryEntity } from './entities/ledger-entry.entity';
import { PurchaseEntity } from './entities/purchase.entity';
import { SessionEntity } from './entities/session.entity';
import { viewState } from './session-view';
import { decryptFilename, decryptTitle } from './stored-values';

const MAX_PURCHASES = 1_000;

@Injectable()
export class TypeOrmPersonalDataRepository implements PersonalDataRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async findAccount(owner: string): Promise<ExportedAccount | null> {
    const account = await this.database.withEntities((entities) => entities.findOneBy(CreditAccountEntity, { owner }));
    if (!account) return null;
    const { id, balance, used, purchased, isAllowanceSuspended, createdAt } = account;
    return {
      id,
      balance,
      used: isAllowanceSuspended ? used - LIMITS.freeCredits : used,
      purchased,
      createdAt: createdAt.toISOString(),
    };
  }

  async listPurchases(accountId: string): Promise<ExportedPurchase[]> {
    const purchases = await this.database.withEntities((entities) =>
      entities.find(PurchaseEntity, {
        where: { accountId },
        order: { createdAt: 'ASC', id: 'ASC' },
        take: MAX_PURCHASES,
      }),
    );
    return purchases.map(({ id, credits, method, createdAt }) => ({
      id,
      credits,
      method,
      at: createdAt.toISOString(),
    }));
  }

  async listLedger(accountId: string, after: string, limit: number): Promise<LedgerEntry[]> {
    const entries = await this.database.withEntities((entities) =>
      entities.find(LedgerEntryEntity, {
        where: { accountId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: limit,
      }),
    );
    return entries.map(toEntry);
  }

  async listNewestEntries(accountId: string, before: string | undefined, limit: number): Promise<LedgerEntry[]> {
    const where = { accountId, ...(before !== undefined && { id: LessThan(before) }) };
    const entries = await this.database.withEntities((entities) =>
      entities.find(LedgerEntryEntity, { where, order: { id: 'DESC' }, take: limit }),
    );
    return entries.map(toEntry);
  }

  async listSessions(owner: string, after: string, limit: number): Promise<ExportedSession[]> {
    const [sessions, files] = await this.database.withEntities(async (entities) => {
      const found = await entities.find(SessionEntity, {
        where: { owner, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: limit,
      });
      const filesOfSessions = await entities.find(FileEntity, {
        where: { message: { sessionId: In(found.map(({ id }) => id)) } },
        relations: { message: true },
        order: { message: { seq: 'ASC', part: 'ASC' } },
      });
      return [found, filesOfSessions] as const;
    });
    return sessions.map((session) => ({
      sessionId: session.id,
      createdAt: session.createdAt.toISOString(),
      lastActiveAt: session.lastActiveAt.toISOString(),
      title: decryptTitle(this.cipher, session.id, session.title),
      language: session.language,
      consultationState: viewState(this.cipher, session),
      files: files.filter(({ message }) => message.sessionId === session.id).map((file) => this.exportFile(file)),
    }));
  }

  private exportFile({ messageId, filename, mime, size }: FileEntity): ExportedSession['files'][number] {
    return { messageId, filename: decryptFilename(this.cipher, messageId, filename), mime, size };
  }
}

function toEntry({ id, kind, amount, reason, messageId, createdAt }: LedgerEntryEntity): LedgerEntry {
  return { id, kind, credits: amount, reason, messageId, at: createdAt.toISOString() };
}
