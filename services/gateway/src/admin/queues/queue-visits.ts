import type { Producer } from '@afya/queue';
import { AppError, currentTraceId } from '@afya/runtime';
import { type Actor, type AppendEventsJob, type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';

/** The board asks every few seconds for as long as it is open: one visit. */
const VISIT_MS = 300_000;

/** Writes into the log who looked at the queues, before they are shown. */
@Injectable()
export class QueueVisits {
  private readonly visitors = new LRUCache<string, true>({ max: 1_000, ttl: VISIT_MS });

  /** Refused with RPC_UNAVAILABLE while the log's queue cannot be reached. */
  async note({ userId }: Actor, events: Producer<AppendEventsJob>): Promise<void> {
    if (userId === null || this.visitors.has(userId)) return;
    await events.addBulk([{ data: { events: [visit(userId)] } }]).catch((cause: unknown) => {
      throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 5 }, { cause });
    });
    this.visitors.set(userId, true);
  }
}

function visit(userId: string): LogEvent {
  return {
    ...{ id: randomUUID(), type: 'admin_read', at: new Date().toISOString(), severity: 'info', userId },
    ...{ sessionId: null, visitorId: null, stage: null, traceId: currentTraceId() ?? null, model: null },
    ...{ metrics: {}, details: { list: 'queues' }, diagnosis: null },
  };
}
