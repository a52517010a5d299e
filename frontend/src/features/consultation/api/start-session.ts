import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../../lib/api-client';
import { withTabLock } from '../../../lib/tab-lock';
import { ApiError } from '../../../lib/api-error';
import { openingKey, replaceUnopenedSession, sessionOpened } from '../session/session-id';
import { type ConsultationSession, sessionReply } from './get-session';

const PATIENCE_MS = 5_000;

/**
 * Creates the session on the server, or takes up the one that is there. Doing it twice does no harm, but one tab at a time: the
 * first answer to a new visitor carries the cookie that says whose the session is, and who asks without it is somebody else.
 */
export const startSessionOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['session-start', sessionId],
    queryFn: ({ signal }) => withTabLock('afya:session-start', () => startSession(sessionId, signal), PATIENCE_MS),
  });

async function startSession(sessionId: string, signal: AbortSignal): Promise<ConsultationSession> {
  const key = openingKey(sessionId);
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  try {
    const session = await requestJson(`/session/${sessionId}`, sessionReply, { method: 'POST', headers, signal });
    sessionOpened(sessionId);
    return session;
  } catch (error) {
    // another page is on its way
    if (isSessionRefused(error) && replaceUnopenedSession(sessionId)) return new Promise(() => {});
    throw error;
  }
}

/** The server says that the session belongs to another owner; other refusals (a foreign origin) concern the browser. */
function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && (error.code ?? 'ACCESS_DENIED') === 'ACCESS_DENIED';
}
