import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesOptions } from '../../features/consultation/api/get-messages';

/**
 * Reads the messages of a session that this browser knows while the session is still being taken up, not after it: a round trip less
 * before somebody far from the server can type. What fails here is no failure, for a session that is new is only there once it is
 * taken up: it is read again when the chat opens, or at once if it has.
 */
export function useEarlyRead(sessionId: string, known: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!known) return;
    const messages = messagesOptions(sessionId);
    queryClient.fetchQuery(messages).catch(() => queryClient.invalidateQueries(messages));
  }, [queryClient, sessionId, known]);
}
