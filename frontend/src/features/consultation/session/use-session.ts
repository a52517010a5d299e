import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error';
import { withTabLock } from '../../../lib/tab-lock';
import { type ConsultationSession, sessionOptions } from '../api/get-session';
import { startSession } from '../api/start-session';
import { openingKey, replaceUnopenedSession, sessionOpened } from './session-id';

/** A tab in the background may be frozen while it has the lock. */
const MAX_LOCK_WAIT_MS = 5_000;

type Opening = { status: 'opened'; session: ConsultationSession } | { status: 'replaced' };

interface SessionOptions {
  /** The session may be opened. */
  enabled: boolean;
  /** The session is replaced by another one, which the page loads next. */
  onReplaced: (from: string, to: string) => void;
}

/** Opens the session on the server and reads it. */
export function useSession(sessionId: string, { enabled, onReplaced }: SessionOptions) {
  const queryClient = useQueryClient();
  const mutationKey = ['session-start', sessionId];
  // Opened before the visitor went to another screen and came back.
  const [opening, setOpening] = useState(
    () => queryClient.getMutationCache().find<Opening>({ mutationKey, status: 'success' })?.state.data,
  );
  // A retry keeps showing the error until it succeeds.
  const [error, setError] = useState<Error | null>(null);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => openSession(sessionId, onReplaced),
    gcTime: Infinity,
    onSuccess: (result) => {
      setOpening(result);
      setError(null);
    },
    onError: setError,
  });
  const mustOpen = enabled && opening === undefined;
  useEffect(() => {
    if (mustOpen) mutate();
  }, [mustOpen, mutate]);

  const started = opening?.status === 'opened';
  const read = useQuery({ ...sessionOptions(sessionId), enabled: started });
  return {
    started,
    session: read.data ?? (started ? opening.session : undefined),
    error,
    retry: () => mutate(),
    retrying: isPending,
  };
}

/**
 * One tab at a time: the first answer to a new visitor sets the cookie that identifies the owner of the session, and the server refuses
 * requests without that cookie.
 */
function openSession(sessionId: string, onReplaced: SessionOptions['onReplaced']): Promise<Opening> {
  const open = async (): Promise<Opening> => {
    try {
      const session = await startSession(sessionId, openingKey(sessionId));
      sessionOpened(sessionId);
      return { status: 'opened', session };
    } catch (error) {
      if (isSessionRefused(error) && replaceUnopenedSession(sessionId, onReplaced)) return { status: 'replaced' };
      throw error;
    }
  };
  return withTabLock('afya:session-start', open, MAX_LOCK_WAIT_MS);
}

/** The server says that the session belongs to another owner; other refusals (a foreign origin) concern the browser. */
function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && (error.code ?? 'ACCESS_DENIED') === 'ACCESS_DENIED';
}
