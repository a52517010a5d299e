import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../api/get-session';
import { startSessionOptions } from '../api/start-session';

/** Starts the session on the server and reads it; `started` opens the way for everything that hangs on it. */
export function useSession(sessionId: string, enabled: boolean) {
  const start = useQuery({ ...startSessionOptions(sessionId), enabled });
  const read = useQuery({ ...sessionOptions(sessionId), enabled: start.isSuccess });
  return {
    started: start.isSuccess,
    session: read.data ?? start.data,
    error: start.error,
    retry: () => void start.refetch(),
    retrying: start.isFetching,
  };
}
