import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesOptions } from '../../features/consultation/api/get-messages';

/**
 * Reads the messages of a session that this browser knows while the session is still being taken up, not after it: a round trip less
 * before somebody far from the server can type. What fails here is read again when the chat opens.
 */
export function useEarlyRead(sessionId: string, known: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (known) void queryClient.prefetchQuery(messagesOptions(sessionId));
  }, [queryClient, sessionId, known]);
}
