import { makePhoto } from './support/files';
import { aiMessage, longConversation, userMessage } from './support/messages';
import { showMessages } from './support/fake-responses';
import { expect, test } from './support/test';

const TALL = ['The first line.', ...Array.from({ length: 40 }, () => 'More to read.')].join('\n\n');

test('shows a reply taller than the screen from its first line, also when the confidence arrives after it', async ({
  openChat,
  page,
}) => {
  // A reply of several messages starts at its first line.
  await showMessages(page, [userMessage('I have a fever'), aiMessage(TALL), aiMessage('Anything else?')]);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/diagnostic-confidence/*', async (route) => {
    await released;
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

test('keeps a reply in view when an image above it loads late', async ({ openChat, page }) => {
  const fileAttachment = { type: 'image', filename: 'rash.jpg' };
  const photo = userMessage('', { fileAttachment });
  await showMessages(page, [...longConversation(), userMessage('See this'), photo, aiMessage('Thank you for it.')]);
  const { buffer: body } = await makePhoto(page, { width: 400, height: 600 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/files/**', async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/jpeg', body });
  });
  await openChat('en');
  const answer = page.getByText('Thank you for it.', { exact: true });
  await expect(answer).toBeInViewport({ ratio: 1 });
  release();
  const picture = page.getByRole('img', { name: 'Image: rash.jpg' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(answer).toBeInViewport({ ratio: 1 });
});
