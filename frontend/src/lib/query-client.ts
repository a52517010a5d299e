import { focusManager, QueryClient } from '@tanstack/react-query';

/**
 * Cache rules of the specification: data is never stale, and nothing is refetched or retried unless a query asks for
 * it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}

/** Treats a window as focused when it becomes visible, and also when it gains focus beside another visible window. */
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  const events = ['visibilitychange', 'focus'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});
