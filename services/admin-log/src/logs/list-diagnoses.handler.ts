import type { DiagnosisLog } from '@afya/contracts';
import type { Actor, ListDiagnoses, LogFilter, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { readEvent } from './read-event';
import { requireAdmin } from './require-admin';

function toDiagnosisLog({ diagnosis, ...event }: StoredEvent): DiagnosisLog[] {
  if (!diagnosis) return [];
  const { id, at, sessionId, userId, stage, model, metrics } = event;
  return [
    {
      id,
      timestamp: at,
      sessionId,
      userId,
      consultationStage: stage,
      modelUsed: model,
      metrics,
      diagnosisInfo: diagnosis,
      verdict: null,
    },
  ];
}

/** A page of the diagnoses, for admins; the read is logged itself. */
@Injectable()
export class ListDiagnosesHandler {
  constructor(private readonly events: EventRepository) {}

  async execute(filter: LogFilter, actor: Actor): Promise<RpcResponse<typeof ListDiagnoses>> {
    requireAdmin(actor);
    const { events, total, nextCursor } = await this.events.list({ ...filter, diagnosesOnly: true });
    await this.events.append([readEvent('diagnoses', filter, actor)]);
    return { items: events.flatMap(toDiagnosisLog), total, nextCursor };
  }
}
