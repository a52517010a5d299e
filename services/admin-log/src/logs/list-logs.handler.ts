import type { Actor, ListLogs, LogFilter, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { EventCounts } from '../figures/event-counts';
import { readEvent } from './read-event';
import { requireAdmin } from './require-admin';
import { toAdminLog } from './to-admin-log';

/** A page of the whole log, for admins; the read is logged itself. */
@Injectable()
export class ListLogsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
  ) {}

  async execute(filter: LogFilter, actor: Actor): Promise<RpcResponse<typeof ListLogs>> {
    requireAdmin(actor);
    const [{ events, nextCursor }, total] = await Promise.all([
      this.events.list({ ...filter, diagnosesOnly: false }),
      this.counts.total(filter, 'logs'),
    ]);
    await this.events.append([readEvent('logs', filter, actor)]);
    return { items: events.map(toAdminLog), total, nextCursor };
  }
}
