import { logCountsSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';

const HOUR_MS = 3_600_000;
const POLL_MS = 10_000;

/** What narrows the logs to the failovers of the last hour. */
export const recentFailovers = () => ({
  eventType: 'failover',
  from: new Date(Date.now() - HOUR_MS).toISOString(),
});

/** How many failovers there were in the last hour, live: counts are not logged, unlike reads of the figures. */
export const failoversOptions = queryOptions({
  queryKey: ['admin', 'counts', 'failovers'],
  queryFn: ({ signal }) =>
    requestJson(`/admin/counts?${new URLSearchParams(recentFailovers())}`, logCountsSchema, { signal }),
  refetchInterval: POLL_MS,
});
