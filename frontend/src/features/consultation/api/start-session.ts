import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { withTabLock } from '../../../lib/tab-lock';
import { sessionReply } from './get-session';

const PATIENCE_MS = 5_000;

/**
 * Creates the session on the server, or takes up the one that is there. Doing it twice does no harm, but one tab at a time: the
 * first answer to a new visitor carries the cookie that says whose the session is, and who asks without it is somebody else.
 */
export const startSessionOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['session-start', sessionId],
    queryFn: ({ signal }) =>
      withTabLock(
        'afya:session-start',
        () => requestJson(`/session/${sessionId}`, sessionReply, { method: 'POST', signal }),
        PATIENCE_MS,
      ),
  });
