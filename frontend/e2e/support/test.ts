import { test as base, type Page } from '@playwright/test';
import { ChatPage } from './chat-page';
import type { Language } from './words';

interface Fixtures {
  /** Opens the main screen as somebody who accepted the notices on an earlier visit and reads this language. */
  openChat: (language: Language, options?: { page?: Page; path?: string }) => Promise<ChatPage>;
}

export const test = base.extend<Fixtures>({
  openChat: async ({ page: ownPage }, provide) => {
    await provide(async (language, { page = ownPage, path = '/' } = {}) => {
      // Once only: what the page keeps later stays over reloads.
      await page.goto('/api/health/live');
      await page.evaluate((chosen) => {
        localStorage.setItem('afya:language', chosen);
        localStorage.setItem('afya:disclaimer-accepted', 'true');
        localStorage.setItem('afya:diagnostic-disclaimer-accepted', 'true');
      }, language);
      await page.goto(path);
      return new ChatPage(page, language);
    });
  },
});

export { expect } from '@playwright/test';
