import { logIn } from './support/account-dialogs';
import { register } from './support/accounts';
import { buyAndSay } from './support/buy-and-say';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const REMAINING = {
  en: (credits: number) => `${credits} credits remaining`,
  sw: (credits: number) => `krediti ${credits} zimebaki`,
} as const;
const FREE_CREDITS = 500;
const BOUGHT = 50;

for (const language of LANGUAGES) {
  test(`a second device shows the last consultation and the balance after the login (${language})`, async ({
    openChat,
    page,
    browser,
  }) => {
    const first = await openChat(language);
    const text = SCREEN_WORDS[language].cough;
    await buyAndSay(first, { text, credits: BOUGHT });
    const username = await register(page, language);

    const device = await browser.newContext();
    const second = await openChat(language, { page: await device.newPage(), path: '/auth' });
    await logIn(second.page, { language, username });
    await expect(second.messages.first()).toContainText(text);
    await expect(second.page.getByText(REMAINING[language](FREE_CREDITS + BOUGHT))).toBeAttached();
    expect(await second.sessionId()).toBe(await first.sessionId());
    await device.close();
  });
}
