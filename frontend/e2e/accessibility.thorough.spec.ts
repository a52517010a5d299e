import type { Page } from '@playwright/test';
import { clippedTexts, sideways } from './support/layout';
import { makeAdmin } from './support/accounts';
import { ChatPage } from './support/chat-page';
import { aiMessage, userMessage } from './support/messages';
import { bringTo } from './support/prepare';
import { STRETCHES } from './support/screens';
import { showMessages } from './support/server-says';
import { expect, LANGUAGES, test } from './support/test';
import { violations, WCAG_22_AA } from './support/violations';
import { SCREEN_WORDS } from './support/words';

/** The narrowest screen that WCAG 1.4.10 asks for. CSS pixels. */
const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };

function scrollChat(page: Page, to: 'start' | 'end'): Promise<void> {
  return page.evaluate((place) => {
    const chat = document.querySelector('[data-pinned]')?.parentElement;
    chat?.scrollTo({ top: place === 'start' ? 0 : chat.scrollHeight, behavior: 'instant' });
  }, to);
}

for (const [name, stretch] of Object.entries(STRETCHES)) {
  for (const language of LANGUAGES) {
    test(`every screen can be read by all, light and dark, and fits 320 pixels: ${name} (${language})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(NARROWEST);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const look = async (screen: string) => {
        // What is scrolled half beneath the pinned strip would count as too small to tap: looked at from the top, and once more
        // where the chat went to its end meanwhile.
        const fromTheTop = async () => {
          await scrollChat(page, 'start');
          return violations(page, WCAG_22_AA);
        };
        await expect.soft.poll(fromTheTop, { message: screen, timeout: 10_000 }).toEqual([]);
        // What dark changes are the colours alone, some of them in passing: what stays counts.
        await page.emulateMedia({ colorScheme: 'dark' });
        const contrast = () => violations(page, ['color-contrast']);
        await expect.soft.poll(contrast, { message: `${screen} in the dark`, timeout: 10_000 }).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await scrollChat(page, 'end');
        expect.soft(await sideways(page), `${screen} at 320 pixels`).toEqual([]);
      };
      await stretch({ page, language, look, makeAdmin });
    });
  }
}

for (const language of LANGUAGES) {
  test(`text at 200 % is read without loss (${language})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await doubleText(page);
    const chat = new ChatPage(page, language);
    const look = async (screen: string) => {
      expect.soft(await clippedTexts(page), screen).toEqual([]);
      expect.soft(await sideways(page), `${screen} at 200 %`).toEqual([]);
    };
    await STRETCHES.arrival({ page, language, look, makeAdmin: () => false });
    await bringTo(chat, SCREEN_WORDS[language].sexAsked);
    await look('question');
    for (const part of [chat.input, chat.sendButton]) await expect(part).toBeInViewport({ ratio: 1 });
    await STRETCHES.consultation({ page, language, look, makeAdmin: () => false });
    await page.goto('/auth');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    expect(await clippedTexts(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  });

  test(`new messages and the wait are told to screen readers, in a region that was there before (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await expect(chat.welcome).toBeVisible();
    await page.evaluate(() => {
      const told: string[] = [];
      const region = document.querySelector('[role=status][aria-live=polite]');
      if (!region) throw new Error('there is no live region');
      const options = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => told.push(region.textContent)).observe(region, options);
      Object.assign(window, { told });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    await chat.say(SCREEN_WORDS[language].cough);
    const { writing, newMessage } = TOLD[language];
    await expect.poll(async () => (await told()).at(-1)).toMatch(newMessage);
    expect((await told())[0]).toMatch(writing);
    const question = await chat.messages.last().locator('p').first().innerText();
    expect((await told()).at(-1)).toContain(question);
  });
}

test('with reduced motion nothing moves; otherwise nothing moves for longer than 200 ms', async ({
  openChat,
  page,
}) => {
  await showMessages(page, [userMessage('I cough'), aiMessage('Analyzing', { status: 'pending' })]);
  const chat = await openChat('en');
  await expect(chat.messages).toHaveCount(2);
  const openDialog = async () => {
    await page.getByRole('button', { name: SCREEN_WORDS.en.addCredits }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await openDialog();
  expect((await motions(page)).filter(({ milliseconds }) => milliseconds > 1)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(chat.messages).toHaveCount(2);
  await openDialog();
  const once = (await motions(page)).filter(({ loops }) => !loops);
  expect(once.filter(({ milliseconds }) => milliseconds > 200)).toEqual([]);
});

/** Sets the browser's own size of text, as somebody does who sees little: 16 pixels are usual. */
async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is told while an answer is awaited, and when it is there. */
const TOLD = {
  en: { writing: /^(Afya is writing|Thinking|Your message is in the queue|You are next)/, newMessage: /^New message/ },
  sw: { writing: /^(Afya inaandika|Jibu lako|Ujumbe wako uko|Wewe ndiye)/, newMessage: /^Ujumbe mpya kutoka Afya/ },
} as const;

/** What moves on this page, for how long, and whether it goes on for ever. */
function motions(page: Page): Promise<{ milliseconds: number; loops: boolean; what: string }[]> {
  return page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { duration = 0, iterations } = animation.effect?.getTiming() ?? {};
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return { milliseconds: Number(duration), loops: iterations === Infinity, what: target?.className ?? '' };
    }),
  );
}
