import type { Language } from '@afya/contracts';
import { type ComponentsJSON, createI18n, type Messages, type Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { lazyModule } from '../lib/lazy-module';
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

const swahili = lazyModule(() => import('./main-screen.sw'));
let isLoaded = false;

/** The Swahili texts of the main screen; none if they cannot be loaded. */
async function loadSwahili(): Promise<ComponentsJSON> {
  const texts: ComponentsJSON | undefined = (await swahili.load())?.MAIN_SCREEN;
  if (!texts) return {};
  i18n.cache.sw = { ...texts, ...i18n.cache.sw } as Translations;
  isLoaded = true;
  return texts;
}

/** `get` loads missing texts when a language is already shown, for example because another tab has chosen it. */
const i18n = createI18n(languageStore, { baseLocale: 'en', get: loadSwahili });

/** Whether all texts of the language can be shown. */
export const hasTexts = (language: Language) => language === 'en' || isLoaded;

/** Loads the texts of a language. If that fails, English is shown. */
export async function loadTexts(language: Language): Promise<void> {
  if (!hasTexts(language)) await loadSwahili();
}

/** Registers a namespace in both languages. A missing or unknown Swahili text is a type error. */
export function bilingual<English extends Translations, Swahili extends Record<string, string | CountForms>>(
  namespace: string,
  texts: { en: English; sw: Swahili & SwahiliOf<English, Swahili> },
): Messages<English> {
  i18n.cache.sw = { ...i18n.cache.sw, [namespace]: texts.sw } as Translations;
  return i18n(namespace, texts.en);
}

/**
 * Registers a namespace of the main screen. Its Swahili texts are in main-screen.sw.ts, so that a first visit in
 * English does not download them. A missing or unknown Swahili text is a type error.
 */
export function mainScreenTexts<English extends Translations, Swahili extends SwahiliOf<English, Swahili>>(
  namespace: string,
  en: English,
): Messages<English> {
  return i18n(namespace, en);
}

/** Returns the texts of a namespace in the current language. */
export function useTexts<English extends Translations>(messages: Messages<English>): English {
  return useStore(messages);
}
