import * as z from 'zod/mini';

/** The file name of a person's data export, with the date in UTC. */
export const exportFilename = (now: Date): string => `afya-export-${now.toISOString().slice(0, 10)}.json`;

/**
 * The server's settings for the privacy page. `model`: the host of the language model, or null if the embedded engine answers and no
 * data leaves the server. `voiceNotes`: whether it also writes down recordings. `contact`: the operator's contact for questions.
 */
export const privacyNoticeSchema = z.object({
  model: z.nullable(z.object({ host: z.string() })),
  voiceNotes: z._default(z.boolean(), false),
  contact: z.nullable(z.string()),
  keptFor: z.object({ visitorDays: z.number(), userMonths: z.number(), logDays: z.number() }),
});
export type PrivacyNotice = z.infer<typeof privacyNoticeSchema>;

/** The response to an erasure: the data can no longer be read at once, and is deleted everywhere within a minute. */
export const erasedSchema = z.object({ success: z.literal(true) });
export type Erased = z.infer<typeof erasedSchema>;
