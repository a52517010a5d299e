import { useEffect } from 'react';

/** Loaded once there is a consent to record, because nothing on the screen depends on it. */
const loadSync = () => import('../consents/sync-consents');

interface Agreement {
  startupAccepted: boolean;
  diagnosticAccepted: boolean;
}

/**
 * Records consents in the browser and on the server. `sentFor` is the owner, undefined until the server has identified
 * this browser. Retries when the browser comes back online and on the next visit.
 */
export function useConsents({ startupAccepted, diagnosticAccepted }: Agreement, sentFor: string | undefined): void {
  useEffect(() => {
    if (!startupAccepted && !diagnosticAccepted) return;
    const syncConsents = () =>
      void loadSync().then(({ recordConsents, sendConsents }) => {
        recordConsents();
        if (sentFor !== undefined) void sendConsents(sentFor);
      }, console.error);
    syncConsents();
    window.addEventListener('online', syncConsents);
    return () => window.removeEventListener('online', syncConsents);
  }, [startupAccepted, diagnosticAccepted, sentFor]);
}
