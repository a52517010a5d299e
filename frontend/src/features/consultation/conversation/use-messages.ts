import { CLIENT_TIMING } from '@afya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { sessionOptions } from '../api/get-session';
import { hasSession } from '../api/list-version';
import { countAnswers, isProcessing } from '../message/message-status';

/**
 * The messages of a session, polled while an answer is awaited. The session is polled then too. A new answer brings the session and the
 * confidence with it; after one that does not, they are read.
 */
export function useMessages(sessionId: string, enabled: boolean) {
  const queryClient = useQueryClient();
  const { data: messages, isError } = useQuery({
    ...messagesOptions(sessionId),
    enabled,
    refetchInterval: ({ state }) => (isProcessing(state.data) ? CLIENT_TIMING.messagePollMs : false),
  });
  const answers = countAnswers(messages);
  const isComplete = hasSession(messages);
  const processing = isProcessing(messages);
  // The session reports the progress of the wait. Other readers of the session get the same data.
  useQuery({ ...sessionOptions(sessionId), enabled: processing, refetchInterval: CLIENT_TIMING.waitPollMs });

  useEffect(() => {
    if (answers === 0 || isComplete) return;
    void queryClient.invalidateQueries(sessionOptions(sessionId));
    void queryClient.invalidateQueries(confidenceOptions(sessionId));
  }, [queryClient, sessionId, answers, isComplete]);

  return { messages, failed: isError && !messages, processing };
}
