import { bringTo } from './support/prepare';
import { expect, test } from './support/test';

/** Costs credits in the stage where it is said. */
const NEWS = 'Something else: my back hurts too';

test.describe('nothing that was sent is lost, doubled or charged twice', () => {
  test('the page is reloaded while the answer is on its way', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await bringTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    await chat.input.fill(NEWS);
    const cost = await chat.cost();
    const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
    await chat.sendButton.click();
    await accepted;
    await page.reload();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    await expect(chat.messages.last()).not.toContainText(NEWS);
    expect(cost).toBeGreaterThan(0);
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('the page is reloaded before the server has said that it took the message', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(chat.input).toBeEnabled();
    await chat.input.fill(NEWS);
    await page.route('**/api/chat/*', async (route) => {
      await route.fetch();
      // The answer is lost on its way back.
    });
    const taken = page.waitForEvent('request', (request) => request.method() === 'POST');
    await chat.sendButton.click();
    await taken;
    await expect.poll(() => chat.storedMessages(NEWS)).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    // Left in the bar it would be sent a second time.
    await expect(chat.input).toHaveValue('');
  });

  test('the connection breaks after the server took it: Retry does not send it twice', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await bringTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    let sends = 0;
    await page.route('**/api/chat/*', async (route) => {
      sends += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await chat.input.fill(NEWS);
    const cost = await chat.cost();
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toHaveValue('');
    await expect(chat.input).toBeEnabled();
    expect(sends).toBe(1);
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('a message written without a network goes out once when it is back', async ({ openChat, page, context }) => {
    const chat = await openChat('sw');
    await expect(chat.input).toBeEnabled();
    await context.setOffline(true);
    await chat.input.fill('Ninakohoa tangu jana');
    await chat.sendButton.click();
    await expect(page.getByText('Huna mtandao. Ujumbe wako umehifadhiwa')).toBeVisible();
    await context.setOffline(false);
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.input).toBeEnabled();
    await expect(chat.messages.first()).toContainText('Ninakohoa tangu jana');
    await expect(chat.input).toHaveValue('');
  });
});
