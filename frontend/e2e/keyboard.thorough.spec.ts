import type { Page } from '@playwright/test';
import { ChatPage } from './support/chat-page';
import { makePdf } from './support/files';
import { advanceTo } from './support/advance-to';
import { refuse } from './support/fake-responses';
import { expect, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const MOST_TABS = 25;

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last element of the page, the browser's own controls have the focus.
    if ((await focused.count()) === 0) continue;
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText().catch(() => ''));
    if (name.test(label)) return;
  }
  throw new Error(`${name} was not reached with ${MOST_TABS} presses of Tab`);
}

test('completes a consultation by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  // The chat may already be rendered behind the startup notice.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Kiswahili' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '999' })).toBeFocused();
  // The other number and the privacy link come before the checkbox.
  for (let between = 0; between < 3; between += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const chat = new ChatPage(page, 'en');
  await chat.opened();
  await tabTo(page, /^Your message$/);
  await chat.sendAndWait(async () => {
    await page.keyboard.type('I have a fever and');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('a headache');
    await page.keyboard.press('Enter');
  });
  await expect(chat.messages.first()).toContainText('I have a fever and\na headache', { useInnerText: true });
  // While the reply was pending, the text field could not have focus; now it has it again.
  await expect(chat.input).toBeFocused();

  await chat.sendAndWait(async () => {
    await page.keyboard.type('I am 30 years old');
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chat.chips.last()).toBeFocused();
  await chat.sendAndWait(() => page.keyboard.press('Enter'));
  await expect(chat.input).toBeFocused();

  await page.keyboard.press('Tab');
  await tabTo(page, /^Add credits$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Credits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add credits' })).toBeFocused();
});

interface Focused {
  what: string;
  isMarked: boolean;
  isInView: boolean;
}

/** The focused element, whether its focus ring is at least 2 pixels wide and whether it is visible. */
function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isMarked = [element, element.closest('label')].some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const what = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    return { what, isMarked, isInView };
  });
}

/** Moves through all elements that Tab reaches and checks that focus is visible. */
async function checkFocusVisible(page: Page, screen: string): Promise<void> {
  const visited = new Set<string>();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (!now) continue;
    visited.add(now.what);
    expect.soft(now, screen).toEqual({ what: now.what, isMarked: true, isInView: true });
  }
  expect(visited.size, screen).toBeGreaterThan(2);
}

test('shows focus on every element @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkFocusVisible(page, 'startup notice');
  const chat = new ChatPage(page, 'en');
  await chat.acceptStartup();
  await advanceTo(chat, SCREEN_WORDS.en.sexAsked);
  await checkFocusVisible(page, 'chat');
  await page.getByRole('button', { name: SCREEN_WORDS.en.addCredits }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkFocusVisible(page, 'credits');
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Log in' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await checkFocusVisible(page, 'register');
});

/** What an on-screen keyboard leaves of a small phone in portrait and in landscape, in CSS pixels. */
const ABOVE_KEYBOARD = [
  { width: 320, height: 300 },
  { width: 360, height: 440 },
  { width: 640, height: 190 },
];

test('keeps input and question visible above the on-screen keyboard', async ({ openChat, page }) => {
  // Mobile browsers resize the page when the keyboard opens, as the viewport meta tag asks; so does this spec.
  const chat = await openChat('en');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
  await advanceTo(chat, SCREEN_WORDS.en.sexAsked);
  const whole = page.viewportSize() ?? { width: 360, height: 740 };
  // The question and its choices stay above the keyboard.
  await expect(chat.chips.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 440 });
  await expect(chat.chips.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(whole);
  const checkScreen = async (state: string) => {
    for (const size of ABOVE_KEYBOARD) {
      await page.setViewportSize(size);
      await chat.input.focus();
      for (const part of [chat.input, chat.sendButton])
        await expect
          .soft(part, `${state}, ${size.width} × ${size.height}`)
          .toBeInViewport({ ratio: 1, timeout: 5_000 });
    }
    await page.setViewportSize(whole);
  };
  await checkScreen('a question');
  await chat.input.fill('One line\n'.repeat(8));
  await checkScreen('a long text');
  await chat.attach([makePdf()]);
  await expect(page.getByRole('button', { name: SCREEN_WORDS.en.clearAll })).toBeVisible();
  await checkScreen('with a file');
  await refuse(page, '**/api/chat/*', { status: 500 });
  await chat.sendButton.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('a send that failed');
});
