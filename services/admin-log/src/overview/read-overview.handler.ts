import type { Overview } from '@afya/contracts';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { ReadOverview, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { readEvent } from '../access/read-event';
import { requireAdmin } from '../access/require-role';
import { EventRepository } from '../events/event.repository';
import { bucketFigures } from './bucket-figures';
import { diagnosisFigures } from './diagnosis-figures';
import { OverviewRepository } from './overview.repository';
import { bucketsOf } from './periods';

/** Statistics of a period for admins, only from the rollup; the read is logged. */
@Controller()
export class ReadOverviewHandler {
  constructor(
    private readonly overview: OverviewRepository,
    private readonly events: EventRepository,
  ) {}

  @RpcHandler(ReadOverview)
  async execute(request: RpcRequest<typeof ReadOverview>, { actor }: RpcContext): Promise<Overview> {
    requireAdmin(actor);
    const buckets = bucketsOf(request);
    const { sums, latencies, counts, names } = await this.overview.read(buckets);
    const { from, to, by } = request;
    await this.events.append([readEvent('overview', { from, to }, actor, { by })]);
    return {
      from: new Date(buckets.start).toISOString(),
      to: new Date(buckets.end).toISOString(),
      by,
      ...bucketFigures(buckets, sums, latencies),
      ...diagnosisFigures(counts, (id) => names.get(id) ?? null),
    };
  }
}
