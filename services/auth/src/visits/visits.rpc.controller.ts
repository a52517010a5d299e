import { Database } from '@afya/database';
import { eventRow, logEvent, tellEvents } from '@afya/events';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { NoteAdminVisit, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';

@Controller()
export class VisitsRpcController {
  constructor(private readonly database: Database) {}

  /** Into the outbox, so that it is kept whatever of the log, its queue and that queue's Redis is away. */
  @RpcHandler(NoteAdminVisit)
  async note(
    { visitId, list }: RpcRequest<typeof NoteAdminVisit>,
    { actor }: RpcContext,
  ): Promise<Record<string, never>> {
    if (actor.role !== 'admin' || actor.userId === null) throw new AppError('ACCESS_DENIED');
    const place = { owner: `u:${actor.userId}`, sessionId: null, stage: null };
    const event = { ...logEvent('admin_read', place, { details: { list } }), id: visitId };
    await tellEvents(this.database, eventRow([event]));
    return {};
  }
}
