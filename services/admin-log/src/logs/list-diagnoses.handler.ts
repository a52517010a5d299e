import type { DiagnosisLog, Verdict } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { ListDiagnoses, type LogFilter, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { EventCounts } from '../events/event-counts';
import { VerdictRepository } from '../verdicts/verdict.repository';
import { readEvent } from '../access/read-event';
import { requireAdmin } from '../access/require-role';

function toDiagnosisLog({ diagnosis, ...event }: StoredEvent, verdict: Verdict | null): DiagnosisLog[] {
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
      verdict,
    },
  ];
}

/** A page of the diagnoses, for admins; the read is logged. */
@Controller()
export class ListDiagnosesHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
    private readonly verdicts: VerdictRepository,
  ) {}

  @RpcHandler(ListDiagnoses)
  async execute(filter: LogFilter, { actor }: RpcContext): Promise<RpcResponse<typeof ListDiagnoses>> {
    requireAdmin(actor);
    const [{ events, nextCursor }, total] = await Promise.all([
      this.events.list({ ...filter, diagnosesOnly: true }),
      this.counts.total(filter, 'diagnoses'),
    ]);
    await this.events.append([readEvent('diagnoses', filter, actor)]);
    const verdicts = await this.verdicts.newestOf(events.map(({ id }) => id));
    const items = events.flatMap((event) => toDiagnosisLog(event, verdicts.get(event.id) ?? null));
    return { items, total, nextCursor };
  }
}
