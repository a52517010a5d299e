import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { languageStore } from './language';

/** The forms of a counted text, as Intl.PluralRules names them; `{count}` stands for the number. */
export interface CountForms {
  one: string;
  other: string;
}

/** What the other language must bring for each text: a text, or the forms of a counted one. */
export type TranslationOf<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (count: number) => unknown
      ? CountForms
      : string;
};

/** Both languages travel with the code that needs them: toggling works offline and nothing flashes. */
const i18n = createI18n(languageStore, { baseLocale: 'en', get: () => Promise.resolve({}) });

/** The texts of a namespace in both languages; a missing or surplus Swahili text does not compile. */
export function bilingual<English extends Translations>(
  namespace: string,
  texts: { en: English; sw: TranslationOf<English> },
): Messages<English> {
  i18n.cache.sw = { ...i18n.cache.sw, [namespace]: texts.sw } as Translations;
  return i18n(namespace, texts.en);
}

/** The texts of a namespace in the screen's language. */
export function useTexts<English extends Translations>(messages: Messages<English>): English {
  return useStore(messages);
}
