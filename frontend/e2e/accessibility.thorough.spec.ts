import type { Page } from '@playwright/test';
import { findClippedTexts, findHorizontalScroll } from './support/layout';
import { makeAdmin } from './support/accounts';
import { ChatPage } from './support/chat-page';
import { aiMessage, userMessage } from './support/messages';
import { advanceTo } from './support/advance-to';
import { WALKS } from './support/screens';
import { showMessages } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';
import { findViolations, WCAG_22_AA } from './support/find-violations';
import { SCREEN_WORDS } from './support/words';

/** The narrowest width that WCAG 1.4.10 requires, in CSS pixels. */
const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 360, height: 740 };

function scrollChat(page: Page, to: 'start' | 'end'): Promise<void> {
  return page.evaluate((place) => {
    const chat = document.querySelector('[data-pinned]')?.parentElement;
    chat?.scrollTo({ top: place === 'start' ? 0 : chat.scrollHeight, behavior: 'instant' });
  }, to);
}

for (const [name, walk] of Object.entries(WALKS)) {
  for (const language of LANGUAGES) {
    test(`every screen is accessible in light and dark mode and fits 320 pixels: ${name} (${language})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(NARROWEST);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const checkScreen = async (screen: string) => {
        // Targets half covered by the sticky strip would count as too small, so check from the top, and again
        // if the chat has scrolled to its end meanwhile.
        const fromTheTop = async () => {
          await scrollChat(page, 'start');
          return findViolations(page, WCAG_22_AA);
        };
        await expect.soft.poll(fromTheTop, { message: screen, timeout: 30_000 }).toEqual([]);
        // Dark mode changes only colours, some with a transition. Only violations that remain count.
        await page.emulateMedia({ colorScheme: 'dark' });
        const contrast = () => findViolations(page, ['color-contrast']);
        await expect.soft.poll(contrast, { message: `${screen} in the dark`, timeout: 30_000 }).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await scrollChat(page, 'end');
        expect.soft(await findHorizontalScroll(page), `${screen} at 320 pixels`).toEqual([]);
      };
      await walk({ page, language, checkScreen, makeAdmin });
    });
  }
}

for (const language of LANGUAGES) {
  test(`text at 200 % is readable without loss (${language})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await doubleText(page);
    const chat = new ChatPage(page, language);
    const checkScreen = async (screen: string) => {
      expect.soft(await findClippedTexts(page), screen).toEqual([]);
      expect.soft(await findHorizontalScroll(page), `${screen} at 200 %`).toEqual([]);
    };
    await WALKS.arrival({ page, language, checkScreen, makeAdmin: () => false });
    await advanceTo(chat, SCREEN_WORDS[language].sexAsked);
    await checkScreen('question');
    for (const part of [chat.input, chat.sendButton]) await expect(part).toBeInViewport({ ratio: 1 });
    await WALKS.consultation({ page, language, checkScreen, makeAdmin: () => false });
    await page.goto('/auth');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    expect(await findClippedTexts(page)).toEqual([]);
    expect(await findHorizontalScroll(page)).toEqual([]);
  });

  test(`announces new messages and waiting in a live region that existed before (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await expect(chat.welcome).toBeVisible();
    await page.evaluate(() => {
      const announcements: string[] = [];
      const region = document.querySelector('[role=status][aria-live=polite]');
      if (!region) throw new Error('there is no live region');
      const options = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => announcements.push(region.textContent)).observe(region, options);
      Object.assign(window, { announcements });
    });
    const announcements = () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
    await chat.say(SCREEN_WORDS[language].cough);
    const { writing, newMessage } = TOLD[language];
    await expect.poll(async () => (await announcements()).at(-1)).toMatch(newMessage);
    expect((await announcements())[0]).toMatch(writing);
    const question = await chat.messages.last().locator('p').first().innerText();
    expect((await announcements()).at(-1)).toContain(question);
  });
}

test('animates nothing with reduced motion, and otherwise nothing for longer than 200 ms', async ({
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
  expect((await listAnimations(page)).filter(({ milliseconds }) => milliseconds > 1)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(chat.messages).toHaveCount(2);
  await openDialog();
  const once = (await listAnimations(page)).filter(({ loops }) => !loops);
  expect(once.filter(({ milliseconds }) => milliseconds > 200)).toEqual([]);
});

/** Sets the browser's default font size, which is normally 16 pixels. */
async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Announcements while a reply is pending and when it arrives. */
const TOLD = {
  en: { writing: /^(Afya is writing|Thinking|Your message is in the queue|You are next)/, newMessage: /^New message/ },
  sw: { writing: /^(Afya inaandika|Jibu lako|Ujumbe wako uko|Wewe ndiye)/, newMessage: /^Ujumbe mpya kutoka Afya/ },
} as const;

/** The animations of this page, with their duration and whether they repeat forever. */
function listAnimations(page: Page): Promise<{ milliseconds: number; loops: boolean; what: string }[]> {
  return page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { duration = 0, iterations } = animation.effect?.getTiming() ?? {};
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return { milliseconds: Number(duration), loops: iterations === Infinity, what: target?.className ?? '' };
    }),
  );
}
