import { logEvent } from '@afya/events';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { NoteAdminVisit, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AdminVisitRepository } from './admin-visit.repository';

@Controller()
export class NoteAdminVisitHandler {
  constructor(private readonly visits: AdminVisitRepository) {}

  @RpcHandler(NoteAdminVisit)
  async execute(
    { visitId, list }: RpcRequest<typeof NoteAdminVisit>,
    { actor }: RpcContext,
  ): Promise<Record<string, never>> {
    if (actor.role !== 'admin' || actor.userId === null) throw new AppError('ACCESS_DENIED');
    const place = { owner: `u:${actor.userId}`, sessionId: null, stage: null };
    const event = { ...logEvent('admin_read', place, { details: { list } }), id: visitId };
    await this.visits.add(event);
    return {};
  }
}
