import { makePhoto } from './support/files';
import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';

test.describe('credits', () => {
  test('charges what the button shows and displays the remaining credits', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(page.getByText('500 credits remaining')).toBeAttached();
    await advanceTo(chat, chat.words.summary);
    const [used, charged] = [await chat.creditsUsed(), await chat.creditsCharged()];
    await chat.input.fill('I also have red spots. '.repeat(20));
    await chat.attach([await makePhoto(page, { width: 800, height: 600 })]);
    await expect(page.getByRole('img', { name: 'rash.jpg' })).toBeVisible();
    const cost = await chat.cost();
    expect(cost).toBeGreaterThan(10);
    await chat.sendAndWait(() => chat.sendButton.click());
    expect((await chat.creditsCharged()) - charged).toBe(cost);
    // The price of the photo, in which nothing can be read without a language model, is refunded.
    const price = (await chat.creditsUsed()) - used;
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThan(cost);
    await expect(page.getByText(`${500 - used - price} credits remaining`)).toBeAttached();
  });

  test('shows bought credits at once and books them once, with the next message', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await page.getByRole('button', { name: 'Add credits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Credits' });
    await dialog.getByText('100 credits', { exact: true }).click();
    await dialog.getByRole('tab', { name: 'Card' }).click();
    await expect(dialog.getByRole('button', { name: /Pay/ })).toContainText('50.00');
    await dialog.getByRole('tab', { name: 'M-PESA' }).click();
    await dialog.getByLabel(/phone/i).fill('0712345678');
    await dialog.getByRole('button', { name: /Pay KES\s5,000/ }).click();
    await expect(dialog).toContainText('100 credits were added.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('600 credits remaining')).toBeAttached();

    await chat.say('I cough');
    await chat.say('Since Monday');
    await expect(page.getByText('600 credits remaining')).toBeAttached();
    expect(await chat.creditsPurchased()).toBe(100);
    await page.reload();
    await expect(page.getByText('600 credits remaining')).toBeAttached();
  });
});
