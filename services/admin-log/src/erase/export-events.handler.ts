import type { ExportEvents, RpcRequest, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';

type OwnEvent = RpcResponse<typeof ExportEvents>['events'][number];

const EVENTS_A_CALL = 100;

/** What the log tells of a session or a user, for the one whose it is. */
@Injectable()
export class ExportEventsHandler {
  constructor(private readonly events: EventRepository) {}

  async execute(asked: RpcRequest<typeof ExportEvents>): Promise<RpcResponse<typeof ExportEvents>> {
    // Neither would be everybody's.
    if (!asked.sessionId && !asked.userId) return { events: [], nextCursor: null };
    const { events, nextCursor } = await this.events.list({ ...asked, limit: EVENTS_A_CALL, diagnosesOnly: false });
    return { events: events.map(told), nextCursor };
  }
}

function told({ id, type, at, severity, sessionId, stage, model, metrics, details, diagnosis }: StoredEvent): OwnEvent {
  return { id, type, at, severity, sessionId, stage, model, metrics, details, diagnosis };
}
