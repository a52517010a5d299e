import { expect, test } from './support/test';
import { ChatPage } from './support/chat-page';

test.describe('the first visit', () => {
  test('nothing starts before the warning is accepted, in either language; then it is remembered', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await page.goto('/');
    const english = page.getByRole('dialog', { name: 'Before you start' });
    await expect(english).toContainText('Not for emergencies');
    await expect(english).toContainText('500 free credits');
    await expect(english).toContainText('No signup needed');
    await expect(english.getByRole('button', { name: 'I Agree & Start Using' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(english).toBeVisible();

    await english.getByRole('button', { name: 'Kiswahili' }).click();
    const swahili = page.getByRole('dialog', { name: 'Kabla ya kuanza' });
    await expect(swahili).toContainText('Si huduma ya dharura');
    expect(calls.filter((method) => method === 'POST')).toEqual([]);
    const chat = new ChatPage(page, 'sw');
    await chat.acceptStartup();
    await expect(chat.welcome).toBeVisible();

    await page.reload();
    await expect(chat.input).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('who does not agree is taken elsewhere', async ({ page }) => {
    await page.route(/google\.com/, (route) => route.abort());
    await page.goto('/');
    const elsewhere = page.waitForRequest(/^https:\/\/www\.google\.com\//);
    await page.getByRole('button', { name: 'Take me elsewhere' }).click();
    await elsewhere;
  });

  test('the notices can be asked for again', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(chat.input).toBeEnabled();
    await page.getByRole('button', { name: 'This consultation' }).click();
    await page.getByRole('button', { name: 'Show the notices again' }).click();
    await expect(page.getByRole('dialog', { name: 'Before you start' })).toBeVisible();
    await chat.acceptStartup();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
