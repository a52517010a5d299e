import { type Language, languageSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { BROWSER_RECORDS } from '../config/browser-records';
import { browserLanguage } from './browser-language';

/** The language of the screen, kept in the browser once chosen. */
export const languageStore = persistentAtom<Language>(BROWSER_RECORDS.language, browserLanguage(), {
  encode: String,
  decode: (value) => languageSchema.safeParse(value).data ?? browserLanguage(),
});

// The build renders the page's shell where there is no document.
if (typeof document !== 'undefined') {
  languageStore.subscribe((language) => {
    document.documentElement.lang = language;
  });
}

/** How Kenya writes dates, times and money in each language. */
export const LOCALES: Record<Language, string> = { en: 'en-KE', sw: 'sw-KE' };

/** Whether somebody chose this browser's language, so that nothing else should. */
export function isLanguageChosen(): boolean {
  return localStorage.getItem(BROWSER_RECORDS.language) !== null;
}

export function setLanguage(language: Language): void {
  languageStore.set(language);
}

export function useLanguage(): Language {
  return useStore(languageStore);
}
