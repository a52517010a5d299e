import { LOG_PERIODS } from '@afya/contracts';
import { type ReadOverview, type RpcRequest } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { momentSchema } from './log-query';

const DEFAULT_PERIOD_MS = 30 * 24 * 3_600_000;

export const overviewQuerySchema = z.object({
  from: z.optional(momentSchema),
  to: z.optional(momentSchema),
  by: z._default(z.enum(LOG_PERIODS), 'day'),
});

/** The default period is the last 30 days; a missing start is 30 days before the end. */
export function toPeriod(
  { from, to, by }: z.infer<typeof overviewQuerySchema>,
  now: Date,
): RpcRequest<typeof ReadOverview> {
  const end = to === undefined ? now : new Date(to);
  const start = from === undefined ? new Date(end.getTime() - DEFAULT_PERIOD_MS) : new Date(from);
  return { from: start.toISOString(), to: end.toISOString(), by };
}
