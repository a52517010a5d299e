import { z } from 'zod';

/** Who has reviewed the texts of one language in a file, in which role ("nurse", "translator"), and on which day. */
const reviewSchema = z.strictObject({
  by: z.string().min(2),
  role: z.string().min(2),
  on: z.iso.date('write the day as 2026-01-31'),
});

/** null until somebody has reviewed the language. */
export const reviewedSchema = z.strictObject({
  en: reviewSchema.nullable(),
  sw: reviewSchema.nullable(),
});

/** A text that is shown as it is written: nothing is filled in, unlike in the texts of templateSchema. */
export const plainText = (leastLength = 2) =>
  z
    .string()
    .min(leastLength)
    .regex(/^[^{}]*$/, 'nothing is filled in here: write it without { and }');

/** A plain text in both languages. */
export const textSchema = z.strictObject({ en: plainText(), sw: plainText() });
