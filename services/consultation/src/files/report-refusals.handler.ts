import { logEvent } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ReportRefusals, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EventOutbox } from '../outbox/event-outbox.port';
import { requireOwner } from '../sessions/session-access';
import { SessionRepository } from '../sessions/session.repository';

/** Logs rejected files by their error codes. Names and contents belong to the patient and are not logged. */
@Controller()
export class ReportRefusalsHandler {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly outbox: EventOutbox,
  ) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(ReportRefusals)
  async execute(
    { sessionId, refusals }: RpcRequest<typeof ReportRefusals>,
    { actor }: RpcContext,
  ): Promise<Record<string, never>> {
    const access = { sessionId, owner: requireOwner(actor) };
    const place = { ...access, stage: await this.sessions.getStage(access) };
    const events = refusals.map(({ id, code }) => ({
      ...logEvent('file_refused', place, { severity: 'warning', details: { code } }),
      id,
    }));
    if (events.length > 0) await this.outbox.add(events);
    return {};
  }
}
