import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { loadWithRetry } from '../../lib/load-with-retry';

type SessionParts = typeof import('./session-parts');

const store = atom<{ parts?: SessionParts; failed: boolean }>({ failed: false });
let loading: Promise<void> | undefined;

/** Loads the parts once. After a failure, the next call tries again. */
export function loadSessionParts(): Promise<void> {
  return (loading ??= loadWithRetry(() => import('./session-parts'))
    .then((parts) => store.set({ parts, failed: false }))
    .catch((error: unknown) => {
      console.error(error);
      loading = undefined;
      store.set({ failed: true });
    }));
}

/** The parts, undefined until they are loaded. After a failure, they are loaded when the connection is back. */
export function useSessionParts(): { parts?: SessionParts; failed: boolean } {
  useEffect(() => {
    const start = () => void loadSessionParts();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, []);
  return useStore(store);
}
