import { test as base, type Page } from '@playwright/test';
import { ChatPage } from './chat-page';
import type { Language } from './words';

interface Fixtures {
  /** Opens the main screen as somebody who accepted the notices on an earlier visit and reads this language. */
  openChat: (language: Language, options?: OpenOptions) => Promise<ChatPage>;
}

interface OpenOptions {
  page?: Page;
  path?: string;
  /** Has accepted the notice that comes before a diagnosis. */
  diagnosticAccepted?: boolean;
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await provide(page);
    // What is still on its way when a spec ends is of no interest.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openChat: async ({ page: ownPage }, provide) => {
    await provide(async (language, { page = ownPage, path = '/', diagnosticAccepted = true } = {}) => {
      await page.addInitScript(arriveOnce, [language, diagnosticAccepted] as const);
      await page.goto(path);
      return new ChatPage(page, language);
    });
  },
});

/** Runs with every load, and does its work with the first: what the page keeps later stays over reloads. */
function arriveOnce([language, diagnosticAccepted]: readonly [Language, boolean]): void {
  // an empty page of no address keeps nothing
  if (location.protocol !== 'http:' || localStorage.getItem('spec:arrived')) return;
  localStorage.setItem('spec:arrived', 'true');
  localStorage.setItem('afya:language', language);
  localStorage.setItem('afya:disclaimer-accepted', 'true');
  if (diagnosticAccepted) localStorage.setItem('afya:diagnostic-disclaimer-accepted', 'true');
}

export { expect } from '@playwright/test';
export { LANGUAGES } from './words';
