import { logCountsSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';

const HOUR_MS = 3_600_000;
const POLL_MS = 10_000;

/** Filter for the failovers of the last hour. */
export const recentFailovers = () => ({
  eventType: 'failover',
  from: new Date(Date.now() - HOUR_MS).toISOString(),
});

/** Number of failovers in the last hour, polled. Unlike overview requests, count requests are not logged. */
export const failoversOptions = queryOptions({
  queryKey: ['admin', 'counts', 'failovers'],
  queryFn: ({ signal }) =>
    requestJson(`/admin/counts?${new URLSearchParams(recentFailovers())}`, logCountsSchema, { signal }),
  refetchInterval: POLL_MS,
});
