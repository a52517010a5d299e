import { RpcContext, RpcHandler } from '@afya/messaging';
import { ListLogs, type LogFilter, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { EventCounts } from '../events/event-counts';
import { readEvent } from '../access/read-event';
import { requireAdmin } from '../access/require-role';
import { toAdminLog } from '../events/to-admin-log';

/** A page of the whole log, for admins; the read is logged. */
@Controller()
export class ListLogsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
  ) {}

  @RpcHandler(ListLogs)
  async execute(filter: LogFilter, { actor }: RpcContext): Promise<RpcResponse<typeof ListLogs>> {
    requireAdmin(actor);
    const [{ events, nextCursor }, total] = await Promise.all([
      this.events.list({ ...filter, diagnosesOnly: false }),
      this.counts.total(filter, 'logs'),
    ]);
    await this.events.append([readEvent('logs', filter, actor)]);
    return { items: events.map(toAdminLog), total, nextCursor };
  }
}
