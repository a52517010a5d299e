import type { Consent, ConsentDocument, Language } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { savedJson } from '../../../lib/stored';
import { DISCLAIMER_VERSIONS } from '../../../locales/disclaimer-versions';
import { languageStore } from '../../../locales/language';
import { recordConsent } from '../api/record-consent';

/**
 * `sentFor` is the owner for whom the server has recorded the consent: a user id or 'visitor'. Defined here, because
 * the contract's schema would enlarge the first screen.
 */
const savedConsentSchema = z.object({
  version: z.string(),
  language: z.custom<Language>(),
  acceptedAt: z.string(),
  sentFor: z.optional(z.string()),
});
const consents = savedJson(BROWSER_RECORDS.consents, z.record(z.string(), savedConsentSchema), {});

const DOCUMENTS: readonly ConsentDocument[] = ['startup', 'diagnostic'];
const FLAGS: Record<ConsentDocument, string> = {
  startup: BROWSER_RECORDS.disclaimer,
  diagnostic: BROWSER_RECORDS.diagnosticDisclaimer,
};

/** Records the texts accepted in this browser, including those accepted before the scripts had loaded. */
export function recordConsents(): void {
  const accepted = DOCUMENTS.filter((document) => localStorage.getItem(FLAGS[document]) === 'true');
  const missing = accepted.filter((document) => !consents.get()[document]);
  if (missing.length === 0) return;
  const [language, acceptedAt] = [languageStore.get(), new Date().toISOString()];
  const entries = missing.map((document) => {
    const consent: Omit<Consent, 'document'> = { version: DISCLAIMER_VERSIONS[document], language, acceptedAt };
    return [document, consent] as const;
  });
  consents.set({ ...consents.get(), ...Object.fromEntries(entries) });
}

let sending = false;

/** Sends consents that the server has not recorded for this owner. A failure is logged; the next call tries again. */
export async function sendConsents(sentFor: string): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const document of DOCUMENTS) {
      const saved = consents.get()[document];
      if (!saved || saved.sentFor === sentFor) continue;
      const { version, language, acceptedAt } = saved;
      await recordConsent({ document, version, language, acceptedAt });
      if (consents.get()[document]) consents.set({ ...consents.get(), [document]: { ...saved, sentFor } });
    }
  } catch (error) {
    console.error(error);
  } finally {
    sending = false;
  }
}
