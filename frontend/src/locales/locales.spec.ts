import { describe, expect, it } from 'vitest';
import { appTexts } from './app';
import { browserLanguage } from './browser-language';

// Importing a locale file registers its namespaces.
import.meta.glob(['./*.ts', '!./*.spec.ts'], { eager: true });
type Namespaces = Record<string, Record<string, unknown>>;
const { en: english, sw: swahili } = appTexts.i18n.cache as unknown as Record<string, Namespaces>;
const placeholders = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(Object.keys(english ?? {}))('the texts of %s', (name) => {
  const en = english?.[name] ?? {};
  const sw = swahili?.[name] ?? {};

  it('exist in both languages', () => {
    expect(Object.keys(sw).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(0);
  });

  it('have the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, ...placeholders(sw[key])]).toEqual([key, ...placeholders(text)]);
    }
  });

  it('are never empty', () => {
    for (const text of Object.values(en).concat(Object.values(sw))) {
      expect(JSON.stringify(text)).not.toMatch(/""|^"\s*"$/);
    }
  });
});

describe('browserLanguage', () => {
  it.each([
    [['sw-KE', 'en'], 'sw'],
    [['en-GB', 'sw'], 'en'],
    [['fr', 'sw-TZ'], 'sw'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('returns, for a browser that prefers %j, %s', (languages, expected) => {
    expect(browserLanguage(languages)).toBe(expected);
  });
});
