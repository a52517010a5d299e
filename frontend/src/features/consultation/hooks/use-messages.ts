import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { sessionOptions } from '../api/get-session';
import { countAnswers, isProcessing } from '../session/processing';

/** The messages of a session. With each answer that comes, the session and the confidence are read anew. */
export function useMessages(sessionId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const { data: messages, isError, isLoading } = useQuery({ ...messagesOptions(sessionId), enabled });
  const answers = countAnswers(messages);

  useEffect(() => {
    if (answers === 0) return;
    void queryClient.invalidateQueries(sessionOptions(sessionId));
    void queryClient.invalidateQueries(confidenceOptions(sessionId));
  }, [queryClient, sessionId, answers]);

  return { messages, answers, isLoading, failed: isError && !messages, processing: isProcessing(messages) };
}
