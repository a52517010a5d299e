import type { Consent, ConsentDocument, Language } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedRecord } from '../../../lib/stored';
import { DISCLAIMER_VERSIONS } from '../../../locales/disclaimer-versions';
import { languageStore } from '../../../locales/language';
import { recordConsent } from '../api/record-consent';

/** `sentFor`: on whose behalf the server has it, a user's id or 'visitor'. Written here, so that the contract's own schema stays out of the first screen. */
const keptSchema = z.object({
  version: z.string(),
  language: z.custom<Language>(),
  acceptedAt: z.string(),
  sentFor: z.optional(z.string()),
});
const consents = storedRecord(BROWSER_RECORDS.consents, z.record(z.string(), keptSchema), {});

const DOCUMENTS: readonly ConsentDocument[] = ['startup', 'diagnostic'];
const FLAGS: Record<ConsentDocument, string> = {
  startup: BROWSER_RECORDS.disclaimer,
  diagnostic: BROWSER_RECORDS.diagnosticDisclaimer,
};

/** Notes the texts that were agreed to in this browser, perhaps before any of the product's scripts were there. */
export function noteConsents(): void {
  const accepted = DOCUMENTS.filter((document) => localStorage.getItem(FLAGS[document]) === 'true');
  const missing = accepted.filter((document) => !consents.get()[document]);
  if (missing.length === 0) return;
  const [language, acceptedAt] = [languageStore.get(), new Date().toISOString()];
  const noted = missing.map((document) => {
    const consent: Omit<Consent, 'document'> = { version: DISCLAIMER_VERSIONS[document], language, acceptedAt };
    return [document, consent] as const;
  });
  consents.set({ ...consents.get(), ...Object.fromEntries(noted) });
}

let sending = false;

/** Sends what the server does not have yet for this person. What cannot be sent stays for the next time; nobody waits for it. */
export async function sendConsents(sentFor: string): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const document of DOCUMENTS) {
      const kept = consents.get()[document];
      if (!kept || kept.sentFor === sentFor) continue;
      const { version, language, acceptedAt } = kept;
      await recordConsent({ document, version, language, acceptedAt });
      if (consents.get()[document]) consents.set({ ...consents.get(), [document]: { ...kept, sentFor } });
    }
  } catch (error) {
    console.error(error);
  } finally {
    sending = false;
  }
}
