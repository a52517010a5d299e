import { Database, type Queries } from '@afya/database';
import { eventRow, insertEvents } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Erasure, type ErasureRepository } from '../privacy/erasure.repository';
import { type SessionAccess } from '../sessions/session.repository';
import { type Owned, requireOwned } from './owned';
import { type DeletedData, deleteOwnerData, deleteSessionData, retryOnDeadlock } from './delete-data';
import * as sql from './erasure.sql';

@Injectable()
export class PostgresErasureRepository implements ErasureRepository {
  constructor(private readonly database: Database) {}

  acceptSession(access: SessionAccess, askedBy: Erasure['askedBy']): Promise<string> {
    return this.accept({ scope: 'session', askedBy }, async (queries) => {
      requireOwned((await queries.query<Owned>(sql.findOwned, access))[0]);
      const sessionIds = [access.sessionId];
      return { owners: [], sessionIds, objectKeys: await deleteSessionData(queries, sessionIds) };
    });
  }

  acceptOwners(owners: readonly string[], askedBy: Erasure['askedBy']): Promise<string> {
    return this.accept({ scope: 'everything', askedBy }, (queries) => deleteOwnerData(queries, owners));
  }

  async take(): Promise<Erasure | undefined> {
    return (await this.database.query<Erasure>(sql.takeErasure))[0];
  }

  async postpone(id: string, delayMs: number): Promise<void> {
    await this.database.query(sql.postponeErasure, { id, delayMs });
  }

  deleteLateData(erasure: Erasure): Promise<Erasure> {
    return retryOnDeadlock(() =>
      this.database.transaction(async (queries) => {
        const late =
          erasure.scope === 'everything'
            ? await deleteOwnerData(queries, erasure.owners)
            : { sessionIds: [], objectKeys: await deleteSessionData(queries, erasure.sessionIds) };
        const extended = {
          ...erasure,
          sessionIds: [...new Set([...erasure.sessionIds, ...late.sessionIds])],
          objectKeys: [...new Set([...erasure.objectKeys, ...late.objectKeys])],
        };
        // Stored, so that a crash does not lose the late data.
        if (late.sessionIds.length + late.objectKeys.length > 0) await queries.query(sql.extendErasure, extended);
        return extended;
      }),
    );
  }

  end(id: string, event: LogEvent): Promise<void> {
    return this.database.transaction(async (queries) => {
      const ended = await queries.query(sql.endErasure, { id });
      if (ended.length > 0) await insertEvents(queries, eventRow([event]));
    });
  }

  private async accept(
    erasure: Pick<Erasure, 'scope' | 'askedBy'>,
    deleteData: (queries: Queries) => Promise<DeletedData>,
  ): Promise<string> {
    const id = randomUUID();
    await retryOnDeadlock(() =>
      this.database.transaction(async (queries) => {
        const deleted = await deleteData(queries);
        await queries.query(sql.insertErasure, { id, ...erasure, ...deleted });
      }),
    );
    return id;
  }
}
