import type { Actor, ExportLogs, RpcRequest, RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { EventCounts } from '../figures/event-counts';
import { readEvent } from '../logs/read-event';
import { requireAdmin } from '../logs/require-admin';
import { toAdminLog } from '../logs/to-admin-log';
import { VerdictRepository } from '../verdicts/verdict.repository';
import { fittingItems } from './fitting-items';

type Asked = RpcRequest<typeof ExportLogs>;
type Exported = RpcResponse<typeof ExportLogs>;

const EVENTS_A_CALL = 500;

/** A part of the log that is taken away as a file. */
@Injectable()
export class ExportLogsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
    private readonly verdicts: VerdictRepository,
  ) {}

  /** `total` is told with the first part only, and is 0 with the others. */
  async execute({ list, format, ...filter }: Asked, actor: Actor): Promise<Exported> {
    requireAdmin(actor);
    const diagnosesOnly = list === 'diagnoses';
    const { events, nextCursor } = await this.events.list({ ...filter, limit: EVENTS_A_CALL, diagnosesOnly });
    const diagnoses = events.filter(({ diagnosis }) => diagnosis !== null);
    const verdicts = await this.verdicts.newestOf(diagnoses.map(({ id }) => id));
    const all = events.map((event) => ({ ...toAdminLog(event), verdict: verdicts.get(event.id) ?? null }));
    const items = fittingItems(all);
    const total = filter.before ? 0 : await this.begin({ list, format, ...filter }, actor);
    return { items, total, nextCursor: items.length < all.length ? events[items.length - 1]!.cursor : nextCursor };
  }

  /** The whole export is one read, logged when it begins. */
  private async begin({ list, format, ...filter }: Asked, actor: Actor): Promise<number> {
    const total = await this.counts.total(filter, list);
    await this.events.append([readEvent('export', filter, actor, { exported: list, format })]);
    return total;
  }
}
