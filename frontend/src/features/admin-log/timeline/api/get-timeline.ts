import { timelineSchema } from '@afya/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';

/** A session's events from its first on, part by part. Read anew with each visit: more may have happened. */
export const timelineOptions = (sessionId: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'timeline', sessionId],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ after: pageParam })}`;
      return requestJson(`/admin/sessions/${encodeURIComponent(sessionId)}/timeline${query}`, timelineSchema, {
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 0,
  });
