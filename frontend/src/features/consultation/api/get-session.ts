import { type Session, waitSchema } from '@afya/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi, readReply } from '../../../lib/api-client';
import { isStatus } from '../../../lib/api-error';
import { readConsultationState, type ReadState } from '../../../lib/consultation-state';
import { sessionKey } from './query-keys';

export type ConsultationSession = Omit<Session, 'consultationState'> & ReadState;

const unreadSessionSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  consultationState: z.unknown(),
  wait: z.optional(waitSchema),
  creditsUsed: z.number(),
  creditsPurchased: z._default(z.number(), 0),
});

/** Parses a session; its state may be an object or a JSON string. */
export const sessionReply = {
  parse(reply: unknown): ConsultationSession {
    const { consultationState, ...session } = unreadSessionSchema.parse(reply);
    return { ...session, ...readConsultationState(consultationState) };
  },
};

/** The ETags of sessions. */
const etags = new WeakMap<ConsultationSession, string>();

/** Parses a session and remembers its ETag, so that the next read gets it only when it has changed. */
export function readSession(reply: unknown, etag: string | null): ConsultationSession {
  const session = sessionReply.parse(reply);
  if (etag) etags.set(session, etag);
  return session;
}

/** The session on the server; null when the login that owns it has ended. */
async function getSession(
  client: QueryClient,
  sessionId: string,
  signal: AbortSignal,
): Promise<ConsultationSession | null> {
  const cached = client.getQueryData<ConsultationSession | null>(sessionKey(sessionId));
  const etag = cached && etags.get(cached);
  const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
  const response = await callApi(`/session/${sessionId}`, { headers, signal });
  if (response.status === 304 && cached) return cached;
  try {
    return await readReply(response, { parse: (reply) => readSession(reply, response.headers.get('ETag')) });
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

export const sessionOptions = (sessionId: string) =>
  queryOptions({
    queryKey: sessionKey(sessionId),
    queryFn: ({ client, signal }) => getSession(client, sessionId, signal),
    // Keeps the object that the ETag belongs to.
    structuralSharing: false,
  });
