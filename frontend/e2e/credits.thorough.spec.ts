import { makePhoto } from './support/files';
import { bringTo } from './support/prepare';
import { expect, test } from './support/test';

test.describe('credits', () => {
  test('what the button says is what is charged, and the badge shows what is left', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(page.getByText('500 credits remaining')).toBeAttached();
    await bringTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    await chat.input.fill('I also have red spots. '.repeat(20));
    await chat.attach([await makePhoto(page, { width: 800, height: 600 })]);
    await expect(page.getByRole('img', { name: 'rash.jpg' })).toBeVisible();
    const cost = await chat.cost();
    expect(cost).toBeGreaterThan(10);
    await chat.turn(() => chat.sendButton.click());
    expect((await chat.creditsUsed()) - used).toBe(cost);
    await expect(page.getByText(`${500 - used - cost} credits remaining`)).toBeAttached();
  });

  test('bought credits show at once and the next message books them, once', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await page.getByRole('button', { name: 'Add credits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Credits' });
    await dialog.getByText('100 credits', { exact: true }).click();
    await expect(dialog.getByRole('button', { name: /Pay/ })).toContainText('50.00');
    await dialog.getByRole('tab', { name: 'M-PESA' }).click();
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
