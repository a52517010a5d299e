import type { Bilingual } from '@afya/contracts';
import { z } from 'zod';

/** A text in both languages with these placeholders, each written as {name}. */
export interface Template<Name extends string = never> extends Bilingual {
  /** not in the data: it only keeps the names for the compiler */
  readonly placeholders?: Name;
}

export const PLACEHOLDER = /\{([a-z_]+)\}/g;

const placeholdersIn = (text: string) => new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name));

/** A text in which both languages have exactly these placeholders. */
export function templateSchema<Name extends string = never>(...names: Name[]): z.ZodType<Template<Name>> {
  return z.strictObject({ en: z.string().min(2), sw: z.string().min(2) }).superRefine((text, context) => {
    for (const language of ['en', 'sw'] as const) {
      const found = placeholdersIn(text[language]);
      for (const name of names)
        if (!found.has(name)) refuse(context, language, `write {${name}} where it stands in the sentence`);
      for (const name of found)
        if (!names.some((known) => known === name)) refuse(context, language, `there is no {${name}} in this text`);
    }
  });
}

const refuse = (context: z.core.$RefinementCtx, language: string, message: string) =>
  context.addIssue({ code: 'custom', path: [language], message });
