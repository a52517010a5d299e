import { requestJson } from '../../../lib/api-client';
import { type ConsultationSession, sessionReply } from './get-session';

/** Creates the session on the server, or opens the existing one. Repeating it does no harm. */
export function startSession(sessionId: string, openingKey: string | undefined): Promise<ConsultationSession> {
  const headers: Record<string, string> = openingKey === undefined ? {} : { 'Idempotency-Key': openingKey };
  return requestJson(`/session/${sessionId}`, sessionReply, { method: 'POST', headers });
}
