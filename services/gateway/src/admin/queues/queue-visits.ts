import { RpcClient } from '@afya/messaging';
import { type Actor, NoteAdminVisit } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';

/** An open board polls every few seconds, which counts as one visit. */
const VISIT_MS = 300_000;

/** Records in the log which admin visits the queue board, before it is shown. */
@Injectable()
export class QueueVisits {
  private readonly visitors = new LRUCache<string, true>({ max: 1_000, ttl: VISIT_MS });

  constructor(private readonly rpc: RpcClient) {}

  /** Throws the error of the call when the visit cannot be recorded. */
  async record(actor: Actor): Promise<void> {
    if (actor.userId === null || this.visitors.has(actor.userId)) return;
    await this.rpc.call(NoteAdminVisit, { visitId: randomUUID(), list: 'queues' }, actor);
    this.visitors.set(actor.userId, true);
  }
}
