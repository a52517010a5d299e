import { useQueryClient } from '@tanstack/react-query';

/** Refetches the logs from the newest page and drops the other pages. */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.resetQueries({ queryKey: ['admin'] });
}
