import { test as base, type Page } from '@playwright/test';
import { ChatPage } from './chat-page';
import type { Language } from './words';

interface Fixtures {
  /** Opens the main screen as a returning visitor who accepted the startup notice and chose this language. */
  openChat: (language: Language, options?: OpenOptions) => Promise<ChatPage>;
}

interface OpenOptions {
  page?: Page;
  path?: string;
  /** Whether the diagnostic disclaimer was accepted. */
  diagnosticAccepted?: boolean;
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await provide(page);
    // Requests still in flight when a spec ends are ignored.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openChat: async ({ page: ownPage }, provide) => {
    await provide(async (language, { page = ownPage, path = '/', diagnosticAccepted = true } = {}) => {
      await page.addInitScript(prepareStorage, [language, diagnosticAccepted] as const);
      await page.goto(path);
      return new ChatPage(page, language);
    });
  },
});

/** Runs on every load but acts only on the first, so that later changes of localStorage survive reloads. */
function prepareStorage([language, diagnosticAccepted]: readonly [Language, boolean]): void {
  // about:blank has no localStorage
  if (location.protocol !== 'http:' || localStorage.getItem('spec:arrived')) return;
  localStorage.setItem('spec:arrived', 'true');
  localStorage.setItem('afya:language', language);
  localStorage.setItem('afya:disclaimer-accepted', 'true');
  if (diagnosticAccepted) localStorage.setItem('afya:diagnostic-disclaimer-accepted', 'true');
}

export { expect } from '@playwright/test';
export { LANGUAGES } from './words';
