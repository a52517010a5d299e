import { useStore } from '@nanostores/react';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { savedFlag } from '../../../lib/stored';

const startupAccepted = savedFlag(BROWSER_RECORDS.disclaimer);
const diagnosticAccepted = savedFlag(BROWSER_RECORDS.diagnosticDisclaimer);

/** Whether the two disclaimers have been accepted in this browser, with functions to accept or reset them. */
export function useDisclaimers() {
  return {
    startupAccepted: useStore(startupAccepted),
    diagnosticAccepted: useStore(diagnosticAccepted),
    acceptStartup: () => startupAccepted.set(true),
    acceptDiagnostic: () => diagnosticAccepted.set(true),
    reset: () => {
      // Consents given afterwards are recorded again.
      localStorage.removeItem(BROWSER_RECORDS.consents);
      startupAccepted.set(false);
      diagnosticAccepted.set(false);
    },
  };
}
