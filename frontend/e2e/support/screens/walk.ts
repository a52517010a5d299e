import type { Page } from '@playwright/test';
import { ChatPage } from '../chat-page';
import type { Language } from '../words';

export interface Walk {
  page: Page;
  chat: ChatPage;
  language: Language;
  /** Looks at the screen that is shown now. */
  look: (screen: string) => Promise<void>;
  /** Makes this user an admin; false where that cannot be done. */
  makeAdmin: (username: string) => boolean;
}

export type WalkOptions = Omit<Walk, 'chat'>;

/** Sets out as somebody who reads this language and has accepted nothing yet, or both notices. */
export async function setOut(options: WalkOptions, { accepted }: { accepted: boolean }): Promise<Walk> {
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
