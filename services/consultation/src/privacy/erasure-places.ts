import { RpcClient } from '@afya/messaging';
import { type JobRemover } from '@afya/queue';
import { type AnswerSessionJob, EraseAccount, EraseEvents, SYSTEM_ACTOR } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type Erasure, peopleOf } from './erasure';
import { forgetInBus } from './forget-in-bus';

/** Injection token of what removes hints from the queues. */
export const HINT_REMOVERS = Symbol('HintRemovers');
export type HintRemovers = JobRemover<AnswerSessionJob>[];

/** Ids a call: those of sessions are 21 characters, and a call has 256 KB. */
const IDS_A_CALL = 2_000;
const KEYS_A_CALL = 500;

/** Everywhere but in this service's own tables. Each place may be asked twice. */
@Injectable()
export class ErasurePlaces {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
    private readonly bus: Redis,
    @Inject(HINT_REMOVERS) private readonly hints: HintRemovers,
  ) {}

  /** Asks all of them, whether or not one is away; then throws what the first one refused with. */
  async erase(erasure: Erasure): Promise<void> {
    const places = [
      this.eraseFiles(erasure),
      this.erasePerson(erasure),
      this.eraseInQueue(erasure),
      this.eraseEvents(erasure),
    ];
    const refused = (await Promise.allSettled(places)).find((place) => place.status === 'rejected');
    if (refused) throw refused.reason;
  }

  private async eraseFiles({ objectKeys }: Erasure): Promise<void> {
    for (const keys of inParts(objectKeys, KEYS_A_CALL)) await this.store.remove(keys);
  }

  /** Logins end before the account goes, so that nobody acts for it any more. */
  private async erasePerson(erasure: Erasure): Promise<void> {
    const { personIds, userIds } = peopleOf(erasure);
    await forgetInBus(this.bus, { ids: new Set([...personIds, ...erasure.sessionIds]), userIds });
    for (const userId of userIds) await this.rpc.call(EraseAccount, { userId }, SYSTEM_ACTOR);
  }

  private async eraseInQueue(erasure: Erasure): Promise<void> {
    const ids = new Set(erasure.sessionIds);
    for (const remover of this.hints) await remover.remove(({ sessionId }) => ids.has(sessionId), erasure.sessionIds);
  }

  private async eraseEvents(erasure: Erasure): Promise<void> {
    const { personIds } = peopleOf(erasure);
    for (const sessionIds of inParts(erasure.sessionIds, IDS_A_CALL))
      await this.rpc.call(EraseEvents, { sessionIds, personIds: [] }, SYSTEM_ACTOR);
    if (personIds.length > 0) await this.rpc.call(EraseEvents, { sessionIds: [], personIds }, SYSTEM_ACTOR);
  }
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
