import { Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Owned, requireOwned, requireOwner } from '../sessions/session-access';
import { type Erasure, insertErasure, ownersOf } from './erasure';
import { orAgain, removeOwnerData, removeSessionData } from './remove-data';
import { ErasureLoop } from './erasure.loop';

const owned = statement('erase_owned', `SELECT owner = $2 AS owned FROM session WHERE id = $1`);

type AskedBy = Erasure['askedBy'];

/**
 * Takes the data out of reach in the same transaction that notes what else is to be removed: once it is accepted, an erasure
 * reaches everything, whatever stops in between.
 */
@Injectable()
export class AcceptErasureHandler {
  constructor(
    private readonly database: Database,
    private readonly loop: ErasureLoop,
  ) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async eraseSession(sessionId: string, actor: Actor): Promise<{ erasureId: string }> {
    const values = [sessionId, requireOwner(actor)];
    return this.accept(async (queries, id) => {
      requireOwned((await queries.query<Owned>(owned, values))[0]);
      const objectKeys = await removeSessionData(queries, [sessionId]);
      const askedBy: AskedBy = actor.userId ? 'user' : 'visitor';
      await insertErasure(queries, { id, scope: 'session', askedBy, owners: [], sessionIds: [sessionId], objectKeys });
    });
  }

  /** Refused with ACCESS_DENIED when nobody calls. */
  async eraseEverything(actor: Actor): Promise<{ erasureId: string }> {
    const owners = ownersOf(actor);
    if (owners.length === 0) throw new AppError('ACCESS_DENIED');
    return this.eraseOwners(owners, actor.userId ? 'user' : 'visitor');
  }

  async eraseOwners(owners: readonly string[], askedBy: AskedBy): Promise<{ erasureId: string }> {
    return this.accept(async (queries, id) => {
      const removed = await removeOwnerData(queries, owners);
      await insertErasure(queries, { id, scope: 'everything', askedBy, ...removed });
    });
  }

  private async accept(
    remove: (queries: Parameters<Parameters<Database['transaction']>[0]>[0], id: string) => Promise<void>,
  ) {
    const erasureId = randomUUID();
    await orAgain(() => this.database.transaction((queries) => remove(queries, erasureId)));
    this.loop.nudge();
    return { erasureId };
  }
}
