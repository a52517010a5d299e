import { type Language, languageSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { BROWSER_RECORDS } from '../config/browser-records';
import { browserLanguage } from './browser-language';

/** The current language, saved in the browser once chosen. */
export const languageStore = persistentAtom<Language>(BROWSER_RECORDS.language, browserLanguage(), {
  encode: String,
  decode: (value) => languageSchema.safeParse(value).data ?? browserLanguage(),
});

// The build renders the shell without a document.
if (typeof document !== 'undefined') {
  languageStore.subscribe((language) => {
    document.documentElement.lang = language;
  });
}

/** Locales for dates, times and money, as written in Kenya. */
export const LOCALES: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE' };

/** Whether the user has chosen a language in this browser. If so, nothing else may set it. */
export function isLanguageChosen(): boolean {
  return localStorage.getItem(BROWSER_RECORDS.language) !== null;
}

export function useLanguage(): Language {
  return useStore(languageStore);
}
