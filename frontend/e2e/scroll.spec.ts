import { aiMessage, userMessage } from './support/messages';
import { showMessages } from './support/server-says';
import { expect, test } from './support/test';

const TALL = ['The first line.', ...Array.from({ length: 40 }, () => 'More to read.')].join('\n\n');

test('an answer taller than the screen is shown from its first line, also when the confidence comes after it', async ({
  openChat,
  page,
}) => {
  // An answer of several messages: its first line is what counts.
  await showMessages(page, [userMessage('I have a fever'), aiMessage(TALL), aiMessage('Anything else?')]);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/diagnostic-confidence/*', async (route) => {
    await held;
    await route.fulfill({ json: { level: 'medium', score: 57 } });
  });
  const chat = await openChat('en');
  await expect(chat.messages).toHaveCount(3);
  const line = page.getByText('The first line.', { exact: true });
  const isUncovered = () =>
    line.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    });
  await expect.poll(isUncovered).toBe(true);
  release();
  await expect(page.locator('[data-level=medium]')).toBeVisible();
  await expect.poll(isUncovered).toBe(true);
});
