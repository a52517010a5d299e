import { adminLogSchema } from '@afya/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LogFilter } from '../filter/log-filter';
import { readLogPage } from './read-log-page';

/** Logs, newest first, in pages. */
export const logsOptions = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'logs', filter],
    queryFn: ({ pageParam, signal }) =>
      readLogPage({ list: 'logs', schema: adminLogSchema, filter, before: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
