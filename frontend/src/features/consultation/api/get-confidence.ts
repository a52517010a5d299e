import { CLIENT_TIMING, type Confidence, confidenceSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';

/** A reply without both level and score is no confidence. */
const confidenceReply = {
  parse: (reply: unknown): Confidence | null => confidenceSchema.safeParse(reply).data ?? null,
};

export const confidenceOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['confidence', sessionId],
    queryFn: ({ signal }) => requestJson(`/diagnostic-confidence/${sessionId}`, confidenceReply, { signal }),
    refetchInterval: CLIENT_TIMING.confidencePollMs,
  });
