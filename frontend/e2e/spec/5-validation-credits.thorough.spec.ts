import { expect, test } from '../support/test';

test('5. Custom credit amount and payment fields', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  await page.getByRole('button', { name: 'Add credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Credits' });
  const amount = dialog.getByLabel('Custom amount');
  const pay = dialog.getByRole('button', { name: /^Pay/ });
  await test.step('the input declares min 10 and max 1000', async () => {
    await expect(amount).toHaveAttribute('min', '10');
    await expect(amount).toHaveAttribute('max', '1000');
  });
  await test.step('which is not enforced: 5 credits can be bought', async () => {
    await amount.fill('5');
    await expect(pay).toContainText('250');
    await expect(pay).toBeEnabled();
  });
  await test.step('M-PESA needs a Kenyan mobile number', async () => {
    await dialog.getByLabel(/phone/i).fill('no phone');
    await pay.click();
    await expect(dialog.getByLabel(/phone/i)).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('card and transaction fields have no validation', async () => {
    await dialog.getByRole('tab', { name: 'Card' }).click();
    await dialog.getByLabel('Card number').fill('no number');
    await dialog.getByRole('tab', { name: 'Crypto' }).click();
    await dialog.getByLabel(/transaction/i).fill('-');
    await pay.click();
    await expect(dialog).toContainText('5 credits were added.');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});
