import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, isStatus } from '../../lib/api-error';
import { deleteCachedConversation } from './delete-cached-conversation';

interface SessionStart {
  started: boolean;
  error: Error | null;
  retry: () => void;
}

/** Loaded after the page, because nothing here is needed for the first screen. */
const loadOfflineCache = () => import('./offline-cache');

/** The server refuses this session to this browser. */
export const isRefused = (error: unknown) => [401, 403, 404].some((status) => isStatus(error, status));

/**
 * Caches the conversation while the server responds and shows the cached copy while it does not (`cached` is true).
 * When the connection is back, everything is refetched.
 */
export function useOfflineCache(sessionId: string, { started, error, retry }: SessionStart): { isCached: boolean } {
  const queryClient = useQueryClient();
  const [restored, setRestored] = useState(false);
  const isUnreachable = error !== null && !(error instanceof ApiError);

  useEffect(() => {
    if (isRefused(error)) deleteCachedConversation();
  }, [error]);

  useEffect(() => {
    if (!started) return;
    let stop: (() => void) | undefined;
    let stopped = false;
    void loadOfflineCache().then(({ cacheConversation }) => {
      if (!stopped) stop = cacheConversation(queryClient, sessionId);
    }, console.error);
    return () => {
      stopped = true;
      stop?.();
    };
  }, [queryClient, sessionId, started]);

  useEffect(() => {
    if (!isUnreachable) return;
    let stopped = false;
    void loadOfflineCache().then(({ restoreConversation }) => {
      if (!stopped && restoreConversation(queryClient, sessionId)) setRestored(true);
    }, console.error);
    window.addEventListener('online', retry);
    return () => {
      stopped = true;
      window.removeEventListener('online', retry);
    };
    // `retry` changes with every render but always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, sessionId, isUnreachable]);

  useEffect(() => {
    if (!restored || !started) return;
    void loadOfflineCache().then(({ conversationKeys }) =>
      Promise.all(conversationKeys(sessionId).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    );
  }, [queryClient, sessionId, restored, started]);

  return { isCached: restored && isUnreachable };
}
