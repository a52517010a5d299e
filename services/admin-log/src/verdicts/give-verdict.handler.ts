import type { Verdict } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, currentTraceId } from '@afya/runtime';
import { GiveVerdict, type LogEvent, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { requireAdmin } from '../access/require-role';
import { type GivenVerdict, type JudgedDiagnosis, VerdictRepository } from './verdict.repository';

/** Stores an admin's verdict on a diagnosis and logs it; a repeat changes nothing. */
@Controller()
export class GiveVerdictHandler {
  constructor(private readonly verdicts: VerdictRepository) {}

  /** Throws VALIDATION_FAILED when the event is no diagnosis in the log. */
  @RpcHandler(GiveVerdict)
  async execute(request: RpcRequest<typeof GiveVerdict>, { actor }: RpcContext): Promise<Verdict> {
    requireAdmin(actor);
    const by = actor.userId;
    if (by === null) throw new AppError('ACCESS_DENIED');
    const { eventId, verdict, note } = request;
    const given = { eventId, verdict, note, by };
    const stored = await this.verdicts.give(given, (diagnosis) => verdictEvent(given, diagnosis));
    if (!stored) throw new AppError('VALIDATION_FAILED', { errors: { eventId: 'is no diagnosis of the log' } });
    return stored;
  }
}

/** It belongs to the session of the diagnosis, and is erased with it. */
function verdictEvent({ eventId, verdict, note, by }: GivenVerdict, { sessionId, stage }: JudgedDiagnosis): LogEvent {
  return {
    id: randomUUID(),
    type: 'verdict',
    at: new Date().toISOString(),
    severity: 'info',
    sessionId,
    userId: by,
    visitorId: null,
    stage,
    traceId: currentTraceId() ?? null,
    model: null,
    metrics: {},
    details: { eventId, verdict, note },
    diagnosis: null,
  };
}
