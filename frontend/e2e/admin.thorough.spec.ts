import type { Page } from '@playwright/test';
import { registerAdmin, waitForLog } from './support/admin';
import type { ChatPage } from './support/chat-page';
import { expect, test } from './support/test';

const cards = (page: Page) => page.getByRole('tabpanel').locator('> div > ul > li');

async function openLog(chat: ChatPage): Promise<string> {
  const { page } = chat;
  await chat.say('I have a cough');
  const session = await chat.sessionId();
  await registerAdmin(page);
  await waitForLog(page, `sessionId=${session}&eventType=reply`);
  await page.goto('/admin');
  return session;
}

test.describe('the admin dashboard', () => {
  test('filters the log by one session and goes back on a phone; the URL keeps the view', async ({
    openChat,
    page,
  }) => {
    const session = await openLog(await openChat('en'));
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Reply' });
    await expect(page).toHaveURL(/eventType=reply/);
    await page.getByLabel('Session ID').fill(session);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(new RegExp(`sessionId=${session}`));
    await expect(page.getByRole('tab', { name: 'All Logs (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await cards(page).getByRole('button', { name: 'More' }).click();
    await expect(cards(page)).toContainText(session);

    await page.reload();
    await expect(page.getByRole('tab', { name: 'All Logs (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Event: Reply' }).click();
    await expect(cards(page).filter({ hasText: 'Message accepted' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Kiswahili' }).click();
    await expect(cards(page).filter({ hasText: 'Ujumbe umepokelewa' })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Zote (1)' })).toBeVisible();
  });

  test('logs each page of the log that is read by scrolling @desktop', async ({ openChat, page }) => {
    await openChat('en', { path: '/auth' });
    await registerAdmin(page);
    await Promise.all(Array.from({ length: 110 }, () => page.request.get('/api/admin/logs?limit=1')));
    const me = (await (await page.request.get('/api/auth/me')).json()) as { id: string };
    const reads = `userId=${me.id}&eventType=admin_read`;
    const total = async () => Number((await page.request.get(`/api/admin/logs?${reads}`)).headers()['x-total-count']);
    await expect.poll(total).toBeGreaterThan(110);
    await page.goto(`/admin?${reads}`);
    await expect(page.getByText(/^50 of \d+ logs shown$/)).toBeAttached();
    await page.getByText(/logs shown$/).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^1\d\d of \d+ logs shown$/)).toBeAttached();
    await expect(page.getByRole('searchbox')).toBeInViewport();
  });

  test('shows an expired login with a link to the login', async ({ openChat, page, context }) => {
    await openLog(await openChat('sw'));
    await expect(cards(page).first()).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Onyesha upya' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Lazima uingie kama msimamizi ili uone ukurasa huu');
    await alert.getByRole('link', { name: 'Nenda uingie' }).click();
    await expect(page).toHaveURL('/auth');
  });
});
