import { RpcContext, RpcHandler } from '@afya/messaging';
import { ExportLogs, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EventRepository } from '../events/event.repository';
import { EventCounts } from '../events/event-counts';
import { readEvent } from '../access/read-event';
import { requireAdmin } from '../access/require-role';
import { toAdminLog } from '../events/to-admin-log';
import { VerdictRepository } from '../verdicts/verdict.repository';
import { fittingItems } from './fitting-items';

type Request = RpcRequest<typeof ExportLogs>;
type Exported = RpcResponse<typeof ExportLogs>;

const EVENTS_PER_CALL = 500;

/** A part of the log that an admin exports to a file. */
@Controller()
export class ExportLogsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly counts: EventCounts,
    private readonly verdicts: VerdictRepository,
  ) {}

  /** `total` is only in the first part; it is 0 in the others. */
  @RpcHandler(ExportLogs)
  async execute({ list, format, ...filter }: Request, { actor }: RpcContext): Promise<Exported> {
    requireAdmin(actor);
    const diagnosesOnly = list === 'diagnoses';
    const { events, nextCursor } = await this.events.list({ ...filter, limit: EVENTS_PER_CALL, diagnosesOnly });
    const diagnoses = events.filter(({ diagnosis }) => diagnosis !== null);
    const verdicts = await this.verdicts.newestOf(diagnoses.map(({ id }) => id));
    const all = events.map((event) => ({ ...toAdminLog(event), verdict: verdicts.get(event.id) ?? null }));
    const items = fittingItems(all);
    const total = filter.before ? 0 : await this.begin({ list, format, ...filter }, actor);
    return { items, total, nextCursor: items.length < all.length ? events[items.length - 1]!.cursor : nextCursor };
  }

  /** The whole export is one read, logged when it begins. */
  private async begin({ list, format, ...filter }: Request, actor: RpcContext['actor']): Promise<number> {
    const total = await this.counts.total(filter, list);
    await this.events.append([readEvent('export', filter, actor, { exported: list, format })]);
    return total;
  }
}
