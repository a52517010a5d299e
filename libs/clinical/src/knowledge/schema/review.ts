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

/** A text in both languages. */
export const textSchema = z.strictObject({ en: z.string().min(2), sw: z.string().min(2) });
