import * as z from 'zod/mini';

/** The file that a download of all one's data is kept under; the date is that of its day in UTC. */
export const exportFilename = (now: Date): string => `afya-export-${now.toISOString().slice(0, 10)}.json`;

/**
 * What the privacy page is told of this server. `model`: the host that a language model is asked at, or null while the engine that
 * comes with the product answers and nothing leaves the server. `contact`: whom to ask, as the operator wrote it.
 */
export const privacyNoticeSchema = z.object({
  model: z.nullable(z.object({ host: z.string() })),
  contact: z.nullable(z.string()),
  keptFor: z.object({ visitorDays: z.number(), userMonths: z.number(), logDays: z.number() }),
});
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/** What a deletion answers: the person's data is out of reach at once, and gone everywhere within a minute. */
export const erasedSchema = z.object({ success: z.literal(true) });
export type Erased = z.infer<typeof erasedSchema>;
