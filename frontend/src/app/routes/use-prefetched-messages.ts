import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesOptions } from '../../features/consultation/api/get-messages';

/**
 * Fetches the messages of a saved session while the session is still being opened: one round trip less before a visitor
 * on a distant server can type. An error here is ignored, because a new session exists only after it is opened; the
 * messages are refetched when the chat opens, or at once if it is open already.
 */
export function usePrefetchedMessages(sessionId: string, isSaved: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSaved) return;
    const messages = messagesOptions(sessionId);
    queryClient.fetchQuery(messages).catch(() => queryClient.invalidateQueries(messages));
  }, [queryClient, sessionId, isSaved]);
}
