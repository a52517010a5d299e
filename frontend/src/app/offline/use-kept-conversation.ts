import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, isStatus } from '../../lib/api-error';
import { forgetConversation } from './forget-conversation';

interface Start {
  started: boolean;
  error: Error | null;
  retry: () => void;
}

/** Loaded once the page stands: nothing that it does is needed before. */
const load = () => import('./kept-conversation');

/** The server does not let this browser have the session, or not any more. */
export const isRefused = (error: unknown) => [401, 403, 404].some((status) => isStatus(error, status));

/**
 * Keeps the conversation while the server answers, and shows the kept one while no answer comes: `kept` is true then. When the
 * connection is back, everything is read anew.
 */
export function useKeptConversation(sessionId: string, { started, error, retry }: Start): { kept: boolean } {
  const queryClient = useQueryClient();
  const [restored, setRestored] = useState(false);
  const noAnswer = error !== null && !(error instanceof ApiError);

  useEffect(() => {
    if (isRefused(error)) forgetConversation();
  }, [error]);

  useEffect(() => {
    if (!started) return;
    let stop: (() => void) | undefined;
    let stopped = false;
    void load().then(({ keepConversation }) => {
      if (!stopped) stop = keepConversation(queryClient, sessionId);
    }, console.error);
    return () => {
      stopped = true;
      stop?.();
    };
  }, [queryClient, sessionId, started]);

  useEffect(() => {
    if (!noAnswer) return;
    let stopped = false;
    void load().then(({ restoreConversation }) => {
      if (!stopped && restoreConversation(queryClient, sessionId)) setRestored(true);
    }, console.error);
    window.addEventListener('online', retry);
    return () => {
      stopped = true;
      window.removeEventListener('online', retry);
    };
    // `retry` is made anew with each render and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, sessionId, noAnswer]);

  useEffect(() => {
    if (!restored || !started) return;
    void load().then(({ conversationKeys }) =>
      Promise.all(conversationKeys(sessionId).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    );
  }, [queryClient, sessionId, restored, started]);

  return { kept: restored && noAnswer };
}
