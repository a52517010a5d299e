import type { Locator } from '@playwright/test';
import { longConversation } from '../support/messages';
import { showConfidence, showMessages } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: { label: 'Diagnostic Confidence', low: 'Low', medium: 'Medium', high: 'High' },
  sw: { label: 'Kiwango cha Uhakika', low: 'Chini', medium: 'Wastani', high: 'Juu' },
} as const;

/** The hue of a banner's text in degrees: 0 is red, 60 yellow, 120 green. */
async function hueOf(box: Locator): Promise<number> {
  return box.evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const sixth = max === r ? (g - b) / (max - min) : max === g ? 2 + (b - r) / (max - min) : 4 + (r - g) / (max - min);
    return (sixth * 60 + 360) % 360;
  });
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. and 4. Diagnostic-confidence banner (${language})`, async ({ openChat, page }) => {
    const banner = page.getByRole('region', { name: words.label, exact: true });
    await showMessages(page, longConversation());
    await showConfidence(page, null);
    const chat = await openChat(language);
    const show = async (confidence: object) => {
      await showConfidence(page, confidence);
      await page.reload();
      await expect(chat.messages.last()).toBeInViewport();
    };

    await test.step('it does not show while there is no confidence value', async () => {
      await expect(chat.messages.last()).toBeInViewport();
      await expect(banner).toHaveCount(0);
    });
    await test.step('low is red; it sticks to the top when the score is below 60', async () => {
      await show({ level: 'low', score: 59 });
      await expect(banner).toContainText(words.low);
      await expect(banner).toContainText('59%');
      await expect(banner).toBeInViewport({ ratio: 1 });
      expect(((await hueOf(banner)) + 20) % 360).toBeLessThan(40);
    });
    await test.step('medium is yellow; from 60 on it scrolls away with the conversation', async () => {
      await show({ level: 'medium', score: 60 });
      await expect(banner).toContainText(words.medium);
      await expect(banner).not.toBeInViewport();
      expect(await hueOf(banner)).toBeGreaterThan(25);
      expect(await hueOf(banner)).toBeLessThan(65);
    });
    await test.step('high is green; a score of 75 or more is emphasised as high', async () => {
      await show({ level: 'high', score: 74 });
      expect(await hueOf(banner)).toBeGreaterThan(80);
      expect(await hueOf(banner)).toBeLessThan(160);
      await expect(banner).not.toHaveCSS('font-weight', '700');
      await show({ level: 'high', score: 75 });
      await expect(banner).toContainText(words.high);
      await expect(banner).toHaveCSS('font-weight', '700');
    });
  });
}

test('3. Diagnostic confidence: a value is only accepted when both level and score are present', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  for (const half of [{ level: 'high' }, { score: 80 }]) {
    await showConfidence(page, half);
    await page.reload();
    await chat.opened();
    await expect(page.getByRole('region', { name: WORDS.en.label })).toHaveCount(0);
  }
});
