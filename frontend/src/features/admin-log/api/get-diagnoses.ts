import { diagnosisLogSchema } from '@afya/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LogFilter } from '../filter/log-filter';
import { readLogPage } from './read-log-page';

/** Diagnoses, newest first, in pages. */
export const diagnosesOptions = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'diagnoses', filter],
    queryFn: ({ pageParam, signal }) =>
      readLogPage({ list: 'diagnoses', schema: diagnosisLogSchema, filter, before: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
