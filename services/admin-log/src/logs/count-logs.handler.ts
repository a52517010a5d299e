import { RpcContext, RpcHandler } from '@afya/messaging';
import { CountLogs, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireAdmin } from '../access/require-role';
import { EventCounts } from '../events/event-counts';

/** Counts the events of a filter, for admins. A count is about no person, so it is not logged and may be polled. */
@Controller()
export class CountLogsHandler {
  constructor(private readonly counts: EventCounts) {}

  @RpcHandler(CountLogs)
  async execute(filter: RpcRequest<typeof CountLogs>, { actor }: RpcContext): Promise<RpcResponse<typeof CountLogs>> {
    requireAdmin(actor);
    return this.counts.count(filter);
  }
}
