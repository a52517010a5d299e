import { RpcClient } from '@afya/messaging';
import { type Actor, NoteAdminVisit } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';

/** The board asks every few seconds for as long as it is open: one visit. */
const VISIT_MS = 300_000;

/** Has it written down who looks at the queues, before they are shown. */
@Injectable()
export class QueueVisits {
  private readonly visitors = new LRUCache<string, true>({ max: 1_000, ttl: VISIT_MS });

  constructor(private readonly rpc: RpcClient) {}

  /** Refused as any call is while it cannot be written down. */
  async note(actor: Actor): Promise<void> {
    if (actor.userId === null || this.visitors.has(actor.userId)) return;
    await this.rpc.call(NoteAdminVisit, { visitId: randomUUID(), list: 'queues' }, actor);
    this.visitors.set(actor.userId, true);
  }
}
