import { useEffect } from 'react';

/** Loaded once there is something to note: nothing that is seen depends on it. */
const load = () => import('../consents/tend-consents');

interface Agreement {
  startupAccepted: boolean;
  diagnosticAccepted: boolean;
}

/**
 * Keeps what was agreed to and has the server record it, once it knows this browser (`sentFor`: on whose behalf; undefined: not
 * yet). Without a network it waits for the next one, or the next visit.
 */
export function useConsents({ startupAccepted, diagnosticAccepted }: Agreement, sentFor: string | undefined): void {
  useEffect(() => {
    if (!startupAccepted && !diagnosticAccepted) return;
    const tend = () =>
      void load().then(({ noteConsents, sendConsents }) => {
        noteConsents();
        if (sentFor !== undefined) void sendConsents(sentFor);
      }, console.error);
    tend();
    window.addEventListener('online', tend);
    return () => window.removeEventListener('online', tend);
  }, [startupAccepted, diagnosticAccepted, sentFor]);
}
