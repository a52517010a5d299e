import { changeReplies } from '../support/fake-responses';
import { expect, test } from '../support/test';

test('9. Credits: remaining is floored at 0 and cached locally', async ({ openChat, page }) => {
  const remaining = (count: number) => page.getByText(`${count} credits remaining`, { exact: true });
  const use = (creditsUsed: number) =>
    changeReplies<object>(page, '**/api/session/*', (session) => ({ ...session, creditsUsed }));
  await use(499);
  await openChat('en');
  await test.step('500 free credits minus creditsUsed', async () => {
    await expect(page.getByText('1 credit remaining', { exact: true })).toBeAttached();
  });
  await test.step('floored at 0', async () => {
    await use(700);
    await page.reload();
    await expect(remaining(0)).toBeAttached();
  });
  await test.step('cached locally: it shows before the server has responded', async () => {
    await use(120);
    await page.reload();
    await expect(remaining(380)).toBeAttached();
    await page.route('**/api/session/*', () => {});
    await page.reload();
    await expect(remaining(380)).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Your consultation is starting' })).toBeAttached();
  });
});

test('9. Credits: a purchase shows at once, and the next message books it, once', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  await page.getByRole('button', { name: 'Add credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Credits' });
  await dialog.getByText('200 credits', { exact: true }).click();
  await dialog.getByLabel('M-PESA phone number').fill('0712 345 678');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const remaining = page.getByText('700 credits remaining');
  await expect(remaining).toBeAttached();
  await chat.say('I cough');
  await chat.say('Since Monday');
  await expect(remaining).toBeAttached();
  expect(await chat.creditsPurchased()).toBe(200);
});
