import { type Message, messagesSchema, sessionChangesSchema } from '@afya/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client';
import { isAccessDenied, readApiError } from '../../../lib/api-error';
import { confidenceReply } from './get-confidence';
import { readSession } from './get-session';
import { etagOf, setConfidenceVersion, setListVersion, versionOf } from './list-version';
import { mergeChanges } from './merge-changes';
import { confidenceKey, messagesKey, sessionKey } from './query-keys';

interface Read {
  client: QueryClient;
  sessionId: string;
  signal: AbortSignal;
}

/**
 * Reads the messages, or only those that have changed since the cached list. An unchanged list (304) is the cached array, so that nothing
 * renders again.
 */
async function getMessages(read: Read, cached: Message[] | undefined): Promise<Message[]> {
  const etag = etagOf(cached);
  const after = versionOf(cached);
  const response = await callApi(`/messages/${read.sessionId}${after ? `?after=${after}` : ''}`, {
    headers: etag ? { 'If-None-Match': etag } : {},
    signal: read.signal,
  });
  if (response.status === 304 && cached) return cached;
  if (!response.ok) {
    const error = await readApiError(response);
    if (isAccessDenied(error)) return [];
    throw error;
  }
  const version = response.headers.get('ETag');
  const reply: unknown = await response.json();
  if (cached && !Array.isArray(reply)) return applyChanges(read, cached, { reply, version });
  const messages = messagesSchema.parse(reply);
  if (version) setListVersion(messages, { etag: version, hasSession: false });
  return messages;
}

/** The cached list with the changes. The session and the confidence that came with them are cached too. */
function applyChanges(
  read: Read,
  cached: Message[],
  { reply, version }: { reply: unknown; version: string | null },
): Message[] | Promise<Message[]> {
  const { client, sessionId } = read;
  const { changes, session, sessionEtag } = sessionChangesSchema.parse(reply);
  const messages = mergeChanges(cached, changes);
  if (!messages) return getMessages(read, undefined);
  if (version) setListVersion(messages, { etag: version, hasSession: true });
  client.setQueryData(sessionKey(sessionId), readSession(session, sessionEtag));
  const confidence = confidenceReply.parse(session.consultationState.diagnosticConfidence);
  client.setQueryData(confidenceKey(sessionId), confidence);
  setConfidenceVersion(sessionId, versionOf(messages));
  return messages;
}

/** Read again when the tab or the connection comes back. */
export const messagesOptions = (sessionId: string) =>
  queryOptions({
    queryKey: messagesKey(sessionId),
    queryFn: ({ client, queryKey, signal }) =>
      getMessages({ client, sessionId, signal }, client.getQueryData<Message[]>(queryKey)),
    // Keeps the array that the ETag belongs to.
    structuralSharing: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
