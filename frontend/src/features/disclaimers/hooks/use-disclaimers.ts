import { useStore } from '@nanostores/react';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedFlag } from '../../../lib/stored';

const startupAccepted = storedFlag(BROWSER_RECORDS.disclaimer);
const diagnosticAccepted = storedFlag(BROWSER_RECORDS.diagnosticDisclaimer);

/** Whether this browser's user has accepted the two disclaimers, and how to accept or forget it. */
export function useDisclaimers() {
  return {
    startupAccepted: useStore(startupAccepted),
    diagnosticAccepted: useStore(diagnosticAccepted),
    acceptStartup: () => startupAccepted.set(true),
    acceptDiagnostic: () => diagnosticAccepted.set(true),
    reset: () => {
      // What is agreed to then is agreed to anew.
      localStorage.removeItem(BROWSER_RECORDS.consents);
      startupAccepted.set(false);
      diagnosticAccepted.set(false);
    },
  };
}
