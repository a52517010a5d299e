import { type Confidence, type Stage } from '@afya/contracts';
import { ColumnCipher, Database, UnreadableValueError } from '@afya/database';
import { eventRow } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { requireOwned } from './owned';
import {
  type AllowanceQuery,
  type SessionDetails,
  type SessionListEntry,
  type SessionRepository,
  type SessionAccess,
} from '../sessions/session.repository';
import { openAccount } from './credits.sql';
import { SessionEntity } from './entities/session.entity';
import { viewState } from './session-view';
import { type SessionDetailsRow } from './session.sql';
import * as sql from './session.sql';
import { decryptState, decryptTitle, encryptTitle } from './stored-values';

@Injectable()
export class PostgresSessionRepository implements SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async get(access: SessionAccess, allowance: AllowanceQuery): Promise<SessionDetails> {
    const [row] = await this.database.query<SessionDetailsRow>(sql.getSession, { ...access, ...allowance });
    const found = requireOwned(row);
    const session = {
      sessionId: found.id,
      createdAt: found.createdAt.toISOString(),
      consultationState: viewState(this.cipher, found),
      creditsUsed: found.used,
      creditsPurchased: found.purchased,
    };
    return { session, phase: found.phase, lastActiveAt: found.lastActiveAt };
  }

  async getConfidence(access: SessionAccess): Promise<Confidence | null> {
    const { state } = await this.find(access);
    return decryptState(this.cipher, access.sessionId, state).confidence;
  }

  async getStage(access: SessionAccess): Promise<Stage> {
    return (await this.find(access)).stage;
  }

  async list(owner: string, limit: number): Promise<SessionListEntry[]> {
    const sessions = await this.database.withEntities((entities) =>
      entities
        .createQueryBuilder(SessionEntity, 'session')
        .where('session.owner = :owner', { owner })
        .andWhere(sql.HAS_MESSAGES)
        .orderBy({ 'session.createdAt': 'DESC', 'session.id': 'ASC' })
        .limit(limit)
        .getMany(),
    );
    return sessions.map((session) => ({
      id: session.id,
      createdAt: session.createdAt,
      ...this.readableContent(session),
    }));
  }

  async rename({ sessionId, owner }: SessionAccess, title: string): Promise<void> {
    await this.find({ sessionId, owner });
    await this.database.withEntities((entities) =>
      entities.update(SessionEntity, { id: sessionId, owner }, { title: encryptTitle(this.cipher, sessionId, title) }),
    );
  }

  create({ sessionId, owner }: SessionAccess, stage: Stage, event: LogEvent): Promise<boolean> {
    const outbox = JSON.stringify([eventRow([event])]);
    return this.database.transaction(async (queries) => {
      const created = await queries.query(sql.createSession, { sessionId, owner, stage, outbox });
      await queries.query(openAccount, { owner });
      return created.length > 0;
    });
  }

  async touch({ sessionId, owner }: SessionAccess): Promise<void> {
    const lastActiveAt = Raw((column) => `${column} < now() - interval '1 h'`);
    await this.database.withEntities((entities) =>
      entities.update(SessionEntity, { id: sessionId, owner, lastActiveAt }, { lastActiveAt: () => 'now()' }),
    );
  }

  claim(visitor: string, user: string, isRegistering: boolean): Promise<number> {
    const owners = { visitor, user };
    return this.database.transaction(async (queries) => {
      const claimed = await queries.query(sql.claimSessions, { ...owners, isRegistering });
      if (isRegistering) await queries.query(sql.claimAccount, owners);
      await queries.query(sql.copyConsents, owners);
      if (isRegistering) await queries.query(sql.deleteConsents, owners);
      if (claimed.length > 0) await queries.query(openAccount, { owner: user });
      return claimed.length;
    });
  }

  async listWaitingSince(limit: number): Promise<Date[]> {
    const rows = await this.database.query<{ since: Date }>(sql.listWaitingSince, { limit });
    return rows.map(({ since }) => since);
  }

  private async find({ sessionId, owner }: SessionAccess): Promise<SessionEntity & { owned: boolean }> {
    const session = await this.database.withEntities((entities) =>
      entities.findOneBy(SessionEntity, { id: sessionId }),
    );
    return requireOwned(session ? { ...session, owned: session.owner === owner } : undefined);
  }

  /** A session that cannot be decrypted must not hide the others; opening it shows the error. */
  private readableContent(session: SessionEntity): Omit<SessionListEntry, 'id' | 'createdAt'> {
    try {
      const { diagnosis } = decryptState(this.cipher, session.id, session.state);
      const title = decryptTitle(this.cipher, session.id, session.title);
      return {
        consultationState: viewState(this.cipher, session),
        ...(title !== undefined && { title }),
        ...(diagnosis && { diagnosis: { name: diagnosis.condition, adviceLevel: diagnosis.adviceLevel } }),
      };
    } catch (error) {
      if (error instanceof UnreadableValueError)
        return { consultationState: { stage: session.stage, collectedInfo: {} } };
      throw error;
    }
  }
}
