import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { sessionReply } from './get-session';

/** Creates the session on the server, or takes up the one that is there. Doing it twice does no harm. */
export const startSessionOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['session-start', sessionId],
    queryFn: ({ signal }) => requestJson(`/session/${sessionId}`, sessionReply, { method: 'POST', signal }),
  });
