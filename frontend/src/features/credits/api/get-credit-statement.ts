import { creditStatementSchema } from '@afya/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';

/** What credits were used for, newest first, in pages. */
export const creditStatementOptions = infiniteQueryOptions({
  queryKey: ['credit-statement'],
  queryFn: ({ pageParam, signal }) =>
    requestJson(`/me/credits${pageParam ? `?before=${pageParam}` : ''}`, creditStatementSchema, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  gcTime: 0,
});
