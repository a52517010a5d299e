import type { Page } from '@playwright/test';
import { advanceTo } from './support/advance-to';
import { showConfidence, showMessages, showState } from './support/fake-responses';
import { findBrokenWords } from './support/layout';
import { longConversation } from './support/messages';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

/** Header, strip and banner together, in CSS pixels, on a phone of 360×740. */
const MOST_ABOVE = 104;
const LEAST_FIELD = 200;

/** The lower edge of the header and of the row below it. */
const heightAbove = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-pinned]')?.getBoundingClientRect().bottom ?? 0);

const READERS = [
  ['a visitor', undefined],
  ['a user', 'Wanjiku'],
  ['a user with a long name', 'Mama wa Wanjiku na Kamau kutoka Nyeri'],
] as const;

for (const language of LANGUAGES) {
  test(`leaves the screen to the conversation: header, strip and banner take at most ${MOST_ABOVE} px (${language})`, async ({
    openChat,
    page,
  }) => {
    await showMessages(page, longConversation());
    await showState(page, { collectedInfo: { age: 30, sex: 'female' }, stage: 'initial_gathering' });
    await showConfidence(page, { level: 'medium', score: 57 });
    const chat = await openChat(language);
    for (const [reader, username] of READERS) {
      if (username) {
        const user = {
          id: '7d0b9a52-6f0f-4f26-9a5c-6f2a8f1f3c11',
          username,
          role: 'user',
          preferredLanguage: language,
        };
        await page.route('**/api/auth/me', (route) => route.fulfill({ json: user }));
        await page.reload();
        await expect(page.getByRole('banner')).toContainText(username);
      }
      await expect(page.locator('[data-level=medium]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
      expect(await heightAbove(page), reader).toBeLessThanOrEqual(MOST_ABOVE);
      expect((await chat.input.boundingBox())?.width, reader).toBeGreaterThanOrEqual(LEAST_FIELD);
    }
    await chat.input.fill('x '.repeat(20));
    expect((await chat.input.boundingBox())?.width).toBeGreaterThanOrEqual(LEAST_FIELD);
  });

  test(`the missing network and an emergency share that row (${language})`, async ({ openChat, page, context }) => {
    const chat = await openChat(language);
    await chat.say(SCREEN_WORDS[language].emergency);
    const call = page.getByRole('complementary').getByRole('link');
    await expect(call).toBeInViewport({ ratio: 1 });
    expect(await heightAbove(page)).toBeLessThanOrEqual(MOST_ABOVE);
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect(chat.welcome).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(SCREEN_WORDS[language].offline)).toBeInViewport({ ratio: 1 });
    expect(await heightAbove(page)).toBeLessThanOrEqual(MOST_ABOVE);
  });

  test(`shows the question and its answers above the keyboard and with text at 200 % (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await advanceTo(chat, SCREEN_WORDS[language].sexAsked);
    // A long answer is shown from its start; the rest is read by scrolling.
    const checkVisible = async () => {
      await expect(chat.messages.last()).toBeInViewport();
      await expect(chat.chips.first()).toBeInViewport({ ratio: 1 });
    };
    await page.setViewportSize({ width: 360, height: 440 });
    await checkVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.reload();
    await chat.opened();
    await checkVisible();
    expect(await findBrokenWords(page)).toEqual([]);
  });

  test(`shows the startup notice with whole words at 200 % (${language})`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/api/health/live');
    await page.evaluate((chosen) => localStorage.setItem('afya:language', chosen), language);
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBrokenWords(page)).toEqual([]);
  });
}
