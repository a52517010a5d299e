import type { Page } from '@playwright/test';
import { ChatPage } from '../chat-page';
import type { Language } from '../words';

export interface Walk {
  page: Page;
  chat: ChatPage;
  language: Language;
  /** Called with the name of the screen that is shown now. */
  checkScreen: (screen: string) => Promise<void>;
  /** Makes this user an admin; returns false if that fails. */
  makeAdmin: (username: string) => boolean;
}

export type WalkOptions = Omit<Walk, 'chat'>;

/** Starts as a new visitor with this language, with the notice accepted or not. */
export async function startWalk(options: WalkOptions, { accepted }: { accepted: boolean }): Promise<Walk> {
  const { page, language } = options;
  await page.goto('/api/health/live');
  await page.evaluate(
    ([chosen, isAccepted]) => {
      localStorage.clear();
      localStorage.setItem('afya:language', chosen);
      if (isAccepted) localStorage.setItem('afya:disclaimer-accepted', 'true');
    },
    [language, accepted] as const,
  );
  await page.goto('/');
  return { ...options, chat: new ChatPage(page, language) };
}
