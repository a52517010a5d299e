import { CLIENT_TIMING, type Message, messagesSchema } from '@afya/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client';
import { isAccessDenied, readApiError } from '../../../lib/api-error';
import { isProcessing } from '../session/processing';

/** The version that a list of messages was read under. */
const etags = new WeakMap<readonly Message[], string>();

/** Reads the messages; an unchanged list (304) is the very array that was there before, so that nothing renders anew. */
async function getMessages(sessionId: string, known: Message[] | undefined, signal: AbortSignal): Promise<Message[]> {
  const etag = known && etags.get(known);
  const response = await callApi(`/messages/${sessionId}`, {
    headers: etag ? { 'If-None-Match': etag } : {},
    signal,
  });
  if (response.status === 304 && known) return known;
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

/** Polled every second while an answer is awaited, and once when the tab or the connection comes back. */
export const messagesOptions = (sessionId: string) =>
  queryOptions({
    queryKey: ['messages', sessionId],
    queryFn: ({ client, queryKey, signal }) => getMessages(sessionId, client.getQueryData(queryKey), signal),
    // Keeps the array that the ETag belongs to.
    structuralSharing: false,
    refetchInterval: ({ state }) => (isProcessing(state.data) ? CLIENT_TIMING.messagePollMs : false),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
