import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    remaining: (count: number) => `${count} credits remaining`,
    add: 'Add credits',
    title: 'Add Credits',
    credits: (count: number) => `${count} credits`,
    custom: 'Custom amount',
    tabs: ['M-PESA', 'Card', 'Crypto'],
    phone: 'M-PESA phone number',
    pay: /^Pay/,
    processing: 'Processing payment',
    success: '100 credits were added.',
    done: 'Done',
  },
  sw: {
    remaining: (count: number) => `krediti ${count} zimebaki`,
    add: 'Ongeza krediti',
    title: 'Ongeza krediti',
    credits: (count: number) => `Krediti ${count}`,
    custom: 'Kiasi kingine',
    tabs: ['M-PESA', 'Kadi', 'Kripto'],
    phone: 'Nambari ya simu ya M-PESA',
    pay: /^Lipa/,
    processing: 'Malipo yanashughulikiwa',
    success: 'Krediti 100 zimeongezwa.',
    done: 'Sawa',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2., 4. and 9. Credits badge and Add Credits dialog (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await chat.opened();
    const dialog = page.getByRole('dialog', { name: words.title });
    const pay = dialog.getByRole('button', { name: words.pay });

    await test.step('the badge shows the remaining credits, 500 of a free allowance, with a plus button that opens the dialog', async () => {
      await expect(page.getByText(words.remaining(500))).toBeAttached();
      await page.getByRole('button', { name: words.add }).click();
      await expect(dialog).toBeVisible();
    });
    await test.step('it offers packages of 50, 100 and 200, and a custom amount', async () => {
      for (const count of [50, 100, 200])
        await expect(dialog.getByText(words.credits(count), { exact: true })).toBeVisible();
      await expect(dialog.getByLabel(words.custom)).toBeVisible();
    });
    await test.step('payment tabs for card, M-PESA and crypto', async () => {
      await expect(dialog.getByRole('tab')).toHaveText(words.tabs);
    });
    await test.step('card price 0.50 USD per credit, M-PESA price 50 KES per credit', async () => {
      await dialog.getByText(words.credits(100), { exact: true }).click();
      await expect(pay).toContainText(/5[.,]000/);
      await expect(pay).toContainText('KES');
      await dialog.getByRole('tab', { name: words.tabs[1] }).click();
      await expect(pay).toContainText(/50[.,]00/);
      await dialog.getByRole('tab', { name: 'M-PESA' }).click();
    });
    await test.step('selection, then a processing state, simulated, then the success view', async () => {
      await dialog.getByLabel(words.phone).fill('+254 712 345 678');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await pay.click();
      await expect(dialog.getByRole('status')).toContainText(words.processing);
      await page.clock.runFor(1_300);
      await expect(dialog.getByRole('status')).toContainText(words.processing);
      await page.clock.runFor(400);
      await expect(dialog.getByRole('status')).toContainText(words.success);
      await page.clock.resume();
    });
    await test.step('and the badge shows them', async () => {
      await dialog.getByRole('button', { name: words.done }).click();
      await expect(page.getByText(words.remaining(600))).toBeAttached();
    });
  });
}
