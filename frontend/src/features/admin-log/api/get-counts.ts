import { type LogCounts, logCountsSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { LogFilter } from '../filter/log-filter';

/** How often the counts are read while the page is looked at. Milliseconds. */
const EVERY = 10_000;

/** A question that the server refuses is not asked again, unless it was only asked too often. */
const isRefused = (error: Error | null) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** How many logs fit, on each tab: live, while the page is seen and the network is there. */
export const countsOptions = (filter: LogFilter) =>
  queryOptions<LogCounts>({
    queryKey: ['admin', 'counts', filter],
    queryFn: ({ signal }) => requestJson(`/admin/counts?${new URLSearchParams(filter)}`, logCountsSchema, { signal }),
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : EVERY),
  });
