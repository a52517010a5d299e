import * as z from 'zod/mini';
import { languageSchema } from './languages';

/** The texts that a person agrees to: the notice before the first use, and the one before a diagnosis. */
export const CONSENT_DOCUMENTS = ['startup', 'diagnostic'] as const;
export const consentDocumentSchema = z.enum(CONSENT_DOCUMENTS);
export type ConsentDocument = z.infer<typeof consentDocumentSchema>;

/** Which version of a text was agreed to, in which language, and when (ISO 8601) by the clock of the person's device. */
export const consentSchema = z.object({
  document: consentDocumentSchema,
  version: z.string().check(z.regex(/^[0-9]{1,4}$/)),
  language: languageSchema,
  // Postgres has no year 0.
  acceptedAt: z.iso.datetime().check(z.refine((value) => Date.parse(value) >= 0, 'must be after 1969')),
});
export type Consent = z.infer<typeof consentSchema>;
