import { type LogCounts, logCountsSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { LogFilter } from '../filter/log-filter';

/** Poll interval while the page is visible. */
const POLL_INTERVAL_MS = 10_000;

/** Stops polling after a refusal, except when the rate limit refused it. */
const isRefused = (error: Error | null) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Number of matching logs per tab, polled while the page is visible and online. */
export const countsOptions = (filter: LogFilter) =>
  queryOptions<LogCounts>({
    queryKey: ['admin', 'counts', filter],
    queryFn: ({ signal }) => requestJson(`/admin/counts?${new URLSearchParams(filter)}`, logCountsSchema, { signal }),
    refetchInterval: ({ state }) => (isRefused(state.error) ? false : POLL_INTERVAL_MS),
  });
