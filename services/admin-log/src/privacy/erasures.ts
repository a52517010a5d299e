import type { LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type ErasedIds, EventErasureRepository } from './event-erasure.repository';

/** Anonymises events irrevocably, including those that arrive later. */
@Injectable()
export class Erasures {
  constructor(private readonly repository: EventErasureRepository) {}

  /** Returns how many events existed. */
  async erase(ids: ErasedIds): Promise<{ events: number }> {
    return { events: await this.repository.erase(ids) };
  }

  /** Anonymises the events of a batch that was just appended, if their people were erased meanwhile. */
  async catchUp(batch: readonly LogEvent[]): Promise<void> {
    const sessionIds = batch.flatMap(({ sessionId }) => sessionId ?? []);
    const personIds = batch.flatMap(({ userId, visitorId }) => [userId ?? [], visitorId ?? []].flat());
    const erased = await this.repository.findErased([...sessionIds, ...personIds]);
    if (erased.size === 0) return;
    const erasedAmong = (ids: string[]) => [...new Set(ids)].filter((id) => erased.has(id));
    await this.repository.anonymise({ sessionIds: erasedAmong(sessionIds), personIds: erasedAmong(personIds) });
  }
}
