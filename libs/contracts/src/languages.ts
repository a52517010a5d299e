import * as z from 'zod/mini';

export const LANGUAGES = ['en', 'sw'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** A text of the product, complete in both languages. */
export const bilingualSchema = z.object({ en: z.string(), sw: z.string() });
export type Bilingual = z.infer<typeof bilingualSchema>;
