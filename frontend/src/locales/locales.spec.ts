import { describe, expect, it } from 'vitest';
import { browserLanguage } from './browser-language';

const english = import.meta.glob<{ en: Record<string, unknown> }>('./en/*.ts', { eager: true });
const swahili = import.meta.glob<{ sw: Record<string, unknown> }>('./sw/*.ts', { eager: true });
const names = Object.keys(english).map((path) => path.replace('./en/', ''));
const placeholders = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** What a text function was made of: its library keeps the English input beside it. */
const input = (text: unknown) => (typeof text === 'function' && 'input' in text ? text.input : text);

describe.each(names)('the texts of %s', (name) => {
  const en = english[`./en/${name}`]?.en ?? {};
  const sw = swahili[`./sw/${name}`]?.sw ?? {};

  it('are there in both languages', () => {
    expect(Object.keys(sw).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(0);
  });

  it('name the same values', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, ...placeholders(sw[key])]).toEqual([key, ...placeholders(input(text))]);
    }
  });

  it('are never empty', () => {
    for (const text of [...Object.values(en).map(input), ...Object.values(sw)]) {
      expect(JSON.stringify(text)).not.toMatch(/""|^"\s*"$/);
    }
  });
});

describe('the first language', () => {
  it.each([
    [['sw-KE', 'en'], 'sw'],
    [['en-GB', 'sw'], 'en'],
    [['fr', 'sw-TZ'], 'sw'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('for a browser that asks for %j is %s', (asked, language) => {
    expect(browserLanguage(asked)).toBe(language);
  });
});
