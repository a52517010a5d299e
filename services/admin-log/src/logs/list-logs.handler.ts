import type { AdminLog } from '@afya/contracts';
import type { Actor, ListLogs, LogFilter, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { EventCounts } from '../figures/event-counts';
import { readEvent } from './read-event';
import { requireAdmin } from './require-admin';

function toAdminLog({ id, type, at, details, ...event }: StoredEvent): AdminLog {
  return {
    id,
    eventType: type,
    timestamp: at,
    sessionId: event.sessionId,
    userId: event.userId,
    severity: event.severity,
    consultationStage: event.stage,
    modelUsed: event.model,
    metrics: event.metrics,
    contentSnapshot: Object.keys(details).length > 0 ? details : null,
    diagnosisInfo: event.diagnosis,
  };
}

/** A page of the whole log, for admins; the read is logged itself. */
@Injectable()
export class ListLogsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
  ) {}

  async execute(filter: LogFilter, actor: Actor): Promise<RpcResponse<typeof ListLogs>> {
    requireAdmin(actor);
    const [{ events, nextCursor }, counted] = await Promise.all([
      this.events.list({ ...filter, diagnosesOnly: false }),
      this.counts.count(filter),
    ]);
    await this.events.append([readEvent('logs', filter, actor)]);
    return { items: events.map(toAdminLog), total: counted.logs, nextCursor };
  }
}
