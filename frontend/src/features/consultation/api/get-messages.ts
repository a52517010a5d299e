import { type Message, messagesSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client';
import { isAccessDenied, readApiError } from '../../../lib/api-error';

/** The version of a list of messages. */
const etags = new WeakMap<readonly Message[], string>();

/** Reads the messages; an unchanged list (304) is the cached array, so that nothing renders again. */
async function getMessages(sessionId: string, cached: Message[] | undefined, signal: AbortSignal): Promise<Message[]> {
  const etag = cached && etags.get(cached);
  const response = await callApi(`/messages/${sessionId}`, {
    headers: etag ? { 'If-None-Match': etag } : {},
    signal,
  });
  if (response.status === 304 && cached) return cached;
  if (!response.ok) {
    const error = await readApiError(response);
    if (isAccessDenied(error)) return [];
    throw error;
  }
  const messages = messagesSchema.parse(await response.json());
  const version = response.headers.get('ETag');
  if (version) etags.set(messages, version);
  return messages;
}

/** Read again when the tab or the connection comes back. */
export const messagesOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['messages', sessionId],
    queryFn: ({ client, queryKey, signal }) => getMessages(sessionId, client.getQueryData(queryKey), signal),
    // Keeps the array that the ETag belongs to.
    structuralSharing: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
