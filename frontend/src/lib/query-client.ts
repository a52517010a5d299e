import { focusManager, QueryClient } from '@tanstack/react-query';

/** The specification's cache rules: never stale, nothing refetched or retried unless a query says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}

/** A window counts as focused again when it becomes visible and also when it gets the focus beside another visible window. */
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  const events = ['visibilitychange', 'focus'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});
