import { RpcClient } from '@afya/messaging';
import { type JobRemover } from '@afya/queue';
import { type AnswerSessionJob, EraseAccount, EraseEvents, SYSTEM_ACTOR } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { peopleOf } from './owners';
import { type Erasure } from './erasure.repository';
import { deleteBusKeys } from './delete-bus-keys';

/** Injection token of the removers of wake-up jobs, one per queue. */
export const JOB_REMOVERS = Symbol('JobRemovers');
export type JobRemovers = JobRemover<AnswerSessionJob>[];

/** Session ids have 21 characters, and a call at most 256 KB. */
const MAX_IDS_PER_CALL = 2_000;
const MAX_KEYS_PER_CALL = 500;

/** Erases outside of this service's tables. Every place may be asked twice. */
@Injectable()
export class ErasurePlaces {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
    private readonly bus: Redis,
    @Inject(JOB_REMOVERS) private readonly removers: JobRemovers,
  ) {}

  /** Asks all places, even when one is away; then throws the first error. */
  async erase(erasure: Erasure): Promise<void> {
    const places = [
      this.eraseFiles(erasure),
      this.erasePerson(erasure),
      this.eraseInQueue(erasure),
      this.eraseEvents(erasure),
    ];
    const failed = (await Promise.allSettled(places)).find((place) => place.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async eraseFiles({ objectKeys }: Erasure): Promise<void> {
    for (const keys of inChunks(objectKeys, MAX_KEYS_PER_CALL)) await this.store.remove(keys);
  }

  /** Logins end before the account is deleted, so that no request can still use it. */
  private async erasePerson(erasure: Erasure): Promise<void> {
    const { personIds, userIds } = peopleOf(erasure);
    await deleteBusKeys(this.bus, { ids: new Set([...personIds, ...erasure.sessionIds]), userIds });
    for (const userId of userIds) await this.rpc.call(EraseAccount, { userId }, SYSTEM_ACTOR);
  }

  private async eraseInQueue(erasure: Erasure): Promise<void> {
    const ids = new Set(erasure.sessionIds);
    for (const remover of this.removers)
      await remover.remove(({ sessionId }) => ids.has(sessionId), erasure.sessionIds);
  }

  private async eraseEvents(erasure: Erasure): Promise<void> {
    const { personIds } = peopleOf(erasure);
    for (const sessionIds of inChunks(erasure.sessionIds, MAX_IDS_PER_CALL))
      await this.rpc.call(EraseEvents, { sessionIds, personIds: [] }, SYSTEM_ACTOR);
    if (personIds.length > 0) await this.rpc.call(EraseEvents, { sessionIds: [], personIds }, SYSTEM_ACTOR);
  }
}

function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
