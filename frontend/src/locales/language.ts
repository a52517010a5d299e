import { type Language, languageSchema } from '@afya/contracts';
import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { BROWSER_RECORDS } from '../config/browser-records';

/** The language the browser asks for first; English when it knows neither. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language {
  const known = languages.map((tag) => languageSchema.safeParse(tag.slice(0, 2).toLowerCase()).data);
  return known.find((language) => language !== undefined) ?? 'en';
}

/** The language of the screen, kept in the browser once chosen. */
export const languageStore = persistentAtom<Language>(BROWSER_RECORDS.language, browserLanguage(), {
  encode: String,
  decode: (value) => languageSchema.safeParse(value).data ?? browserLanguage(),
});

languageStore.subscribe((language) => {
  document.documentElement.lang = language;
});

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
