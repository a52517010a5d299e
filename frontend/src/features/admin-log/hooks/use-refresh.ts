import { useQueryClient } from '@tanstack/react-query';

/** Reads the log anew from its newest page; pages that were scrolled to are let go. */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.resetQueries({ queryKey: ['admin'] });
}
