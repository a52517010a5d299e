import type { DiagnosisLog } from '@afya/contracts';
import type { Actor, ListDiagnoses, LogFilter, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { EventCounts } from '../figures/event-counts';
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
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
  ) {}

  async execute(filter: LogFilter, actor: Actor): Promise<RpcResponse<typeof ListDiagnoses>> {
    requireAdmin(actor);
    const [{ events, nextCursor }, counted] = await Promise.all([
      this.events.list({ ...filter, diagnosesOnly: true }),
      this.counts.count(filter),
    ]);
    await this.events.append([readEvent('diagnoses', filter, actor)]);
    return { items: events.flatMap(toDiagnosisLog), total: counted.diagnoses, nextCursor };
  }
}
