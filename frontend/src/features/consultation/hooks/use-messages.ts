import { CLIENT_TIMING } from '@afya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { sessionOptions } from '../api/get-session';
import { countAnswers, isProcessing } from '../session/processing';

/** The messages of a session. While an answer is awaited, the session is read too; with each answer that comes, it and the confidence are read anew. */
export function useMessages(sessionId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const { data: messages, isError, isLoading } = useQuery({ ...messagesOptions(sessionId), enabled });
  const answers = countAnswers(messages);
  const processing = isProcessing(messages);
  // The session says how the wait goes on; its other readers get what is read here.
  useQuery({ ...sessionOptions(sessionId), enabled: processing, refetchInterval: CLIENT_TIMING.waitPollMs });

  useEffect(() => {
    if (answers === 0) return;
    void queryClient.invalidateQueries(sessionOptions(sessionId));
    void queryClient.invalidateQueries(confidenceOptions(sessionId));
  }, [queryClient, sessionId, answers]);

  return { messages, answers, isLoading, failed: isError && !messages, processing };
}
