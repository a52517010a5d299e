import { timelineSchema } from '@afya/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../../lib/api-client';

/** A session's events in order, in parts. Not cached, because more events may have been added. */
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
