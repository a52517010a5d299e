import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { languageStore } from './language';

/** Plural forms of a text, named as in Intl.PluralRules; `{count}` stands for the number. */
interface CountForms {
  one: string;
  other: string;
}

/** The Swahili texts of a namespace: one text or one set of plural forms per English text, and nothing else. */
type SwahiliOf<English, Swahili> = {
  [Key in keyof English]: English[Key] extends (count: number) => unknown ? CountForms : string;
} & Record<Exclude<keyof Swahili, keyof English>, never>;

/** Both languages are in the bundle, so switching needs no network and causes no flash of missing text. */
const i18n = createI18n(languageStore, { baseLocale: 'en', get: () => Promise.resolve({}) });

/** Registers a namespace in both languages. A missing or unknown Swahili text is a type error. */
export function bilingual<English extends Translations, Swahili extends Record<string, string | CountForms>>(
  namespace: string,
  texts: { en: English; sw: Swahili & SwahiliOf<English, Swahili> },
): Messages<English> {
  i18n.cache.sw = { ...i18n.cache.sw, [namespace]: texts.sw } as Translations;
  return i18n(namespace, texts.en);
}

/** Returns the texts of a namespace in the current language. */
export function useTexts<English extends Translations>(messages: Messages<English>): English {
  return useStore(messages);
}
