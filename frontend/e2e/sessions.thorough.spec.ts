import { register } from './support/accounts';
import { expect, test } from './support/test';
import { openHeaderMenu } from './support/header-menu';

test.describe('sessions and URLs', () => {
  test('shows a not-found page with a link back', async ({ openChat, page }) => {
    const chat = await openChat('en', { path: '/no/such/page' });
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to chat' }).click();
    await expect(chat.input).toBeEnabled();
  });

  test('starts empty with a new diagnosis, renews no credits and keeps the old session at its URL', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('en');
    await chat.say('My stomach hurts');
    const first = await chat.sessionId();
    await page.getByRole('button', { name: 'New diagnosis' }).click();
    await expect(page.getByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
    const second = await chat.sessionId();
    expect(second).toMatch(/^[\w-]{21}$/);
    expect(second).not.toBe(first);
    await page.reload();
    expect(await chat.sessionId()).toBe(second);

    await page.goto(`/?session=${first}`);
    await expect(chat.messages.first()).toContainText('My stomach hurts');
    await page.goto('/');
    await expect(chat.messages.first()).toContainText('My stomach hurts');
  });

  test('opens a new session on every visit in developer mode', async ({ openChat, page }) => {
    const chat = await openChat('en', { path: '/?dev=true' });
    await expect(page.getByText('Developer mode')).toBeVisible();
    const first = await chat.sessionId();
    await page.goto('/');
    await expect(page.getByText('Developer mode')).toBeVisible();
    expect(await chat.sessionId()).not.toBe(first);

    await page.goto('/?dev=false');
    await expect(chat.welcome).toBeVisible();
    await expect(page.getByText('Developer mode')).toHaveCount(0);
    const sessionId = await chat.sessionId();
    await page.reload();
    await expect(chat.input).toBeEnabled();
    expect(await chat.sessionId()).toBe(sessionId);
  });

  test('refuses another visitor the session at its URL', async ({ openChat, browser }) => {
    const chat = await openChat('en');
    await chat.say('Nobody else may read this');
    const stranger = await browser.newPage();
    const theirs = await openChat('sw', { page: stranger, path: `/?session=${await chat.sessionId()}` });
    await expect(stranger.getByRole('alert')).toContainText('Huna ruhusa ya kuona mazungumzo haya');
    await expect(stranger.getByText('Nobody else may read this')).toHaveCount(0);
    await stranger.getByRole('alert').getByRole('button', { name: 'Uchunguzi mpya' }).click();
    await expect(theirs.input).toBeEnabled();
    await stranger.close();
  });

  test('shows that a page could not be loaded and loads it when the network is back', async ({
    openChat,
    page,
    context,
  }) => {
    const chat = await openChat('en');
    await expect(chat.input).toBeEnabled();
    await context.setOffline(true);
    await openHeaderMenu(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
  });

  test('shows that the history is offline, keeps the chat and loads it when the network is back', async ({
    openChat,
    page,
    context,
  }) => {
    await register(page, 'sw');
    const chat = await openChat('sw');
    await expect(chat.input).toBeEnabled();
    await chat.input.fill('Nina homa');
    await context.setOffline(true);
    const history = page.getByRole('button', { name: 'Historia' });
    await openHeaderMenu(page);
    await history.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Sehemu hii haikuweza kupakiwa' });
    await expect(alert).toContainText('Angalia mtandao wako');
    await expect(chat.input).toHaveValue('Nina homa');
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Jaribu tena' }).click();
    await expect(alert).toHaveCount(0);
    await expect(chat.input).toHaveValue('Nina homa');
    await openHeaderMenu(page);
    await history.click();
    await expect(page.getByRole('dialog', { name: 'Historia' })).toContainText('Bado huna mazungumzo');
  });
});
