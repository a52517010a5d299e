import { RpcContext, RpcHandler } from '@afya/messaging';
import { ExportEvents, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../access/require-role';
import { EventRepository, type StoredEvent } from '../events/event.repository';

type Exported = RpcResponse<typeof ExportEvents>;

const EVENTS_PER_CALL = 100;

/** The log's events of a session or a user, for the owner. */
@Controller()
export class ExportEventsHandler {
  constructor(private readonly events: EventRepository) {}

  @RpcHandler(ExportEvents)
  async execute(filter: RpcRequest<typeof ExportEvents>, { actor }: RpcContext): Promise<Exported> {
    requireSystem(actor);
    // Without either, the filter would match the events of all people.
    if (!filter.sessionId && !filter.userId) return { events: [], nextCursor: null };
    const page = await this.events.list({ ...filter, limit: EVENTS_PER_CALL, diagnosesOnly: false });
    return { events: page.events.map(toExported), nextCursor: page.nextCursor };
  }
}

function toExported(event: StoredEvent): Exported['events'][number] {
  const { id, type, at, severity, sessionId, stage, model, metrics, details, diagnosis } = event;
  return { id, type, at, severity, sessionId, stage, model, metrics, details, diagnosis };
}
