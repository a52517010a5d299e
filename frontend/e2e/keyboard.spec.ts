import type { Page } from '@playwright/test';
import { ChatPage } from './support/chat-page';
import { expect, test } from './support/test';

const MOST_TABS = 25;

/** Presses Tab until what has this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText().catch(() => ''));
    if (name.test(label)) return;
  }
  throw new Error(`${name} was not reached with ${MOST_TABS} presses of Tab`);
}

test('a consultation with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Kiswahili' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const chat = new ChatPage(page, 'en');
  await expect(chat.input).toBeEnabled();
  await tabTo(page, /^Your message$/);
  await chat.turn(async () => {
    await page.keyboard.type('I have a fever and');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('a headache');
    await page.keyboard.press('Enter');
  });
  await expect(chat.messages.first()).toContainText('I have a fever and\na headache', { useInnerText: true });
  // The answer took the focus from the text field for a moment, no longer.
  await expect(chat.input).toBeFocused();

  await chat.turn(async () => {
    await page.keyboard.type('I am 30 years old');
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(chat.chips.last()).toBeFocused();
  await chat.turn(() => page.keyboard.press('Enter'));
  await expect(chat.input).toBeFocused();

  await page.keyboard.press('Tab');
  await tabTo(page, /^Add credits$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Credits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add credits' })).toBeFocused();
});
