import { afterEach, expect, it, vi } from 'vitest';

// Elsewhere the texts are loaded before the tests; here the modules are new.
afterEach(() => vi.resetModules());

it('shows Swahili once its texts are loaded, and English at once', async () => {
  vi.resetModules();
  const { appTexts } = await import('./app');
  const { hasTexts } = await import('./bilingual');
  const { languageStore } = await import('./language');
  const { setLanguage } = await import('./set-language');
  const unsubscribe = appTexts.subscribe(() => undefined);
  expect(hasTexts('sw')).toBe(false);

  setLanguage('sw');
  expect([languageStore.get(), appTexts.get().history]).toEqual(['en', 'History']);
  await vi.waitFor(() => expect(languageStore.get()).toBe('sw'));
  expect(appTexts.get().history).toBe('Historia');

  setLanguage('en');
  expect(appTexts.get().history).toBe('History');
  unsubscribe();
});

it('loads the Swahili texts when another tab has chosen the language', async () => {
  vi.resetModules();
  const { appTexts } = await import('./app');
  const { languageStore } = await import('./language');
  const unsubscribe = appTexts.subscribe(() => undefined);
  languageStore.set('sw');
  await vi.waitFor(() => expect(appTexts.get().history).toBe('Historia'));
  unsubscribe();
});
