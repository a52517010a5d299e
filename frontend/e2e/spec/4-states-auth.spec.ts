import { logOut, register } from '../support/accounts';
import { recordCalls, refuse } from '../support/fake-responses';
import { expect, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

test('4. Auth', async ({ openChat, page }) => {
  const calls = recordCalls(page, 'GET', /^\/api\/auth\/me$/);
  const chat = await openChat('en');
  const login = page.getByRole('link', { name: 'Log in' });
  await test.step('signed-in status comes from the current-user call, which treats 401 as nothing', async () => {
    await openHeaderMenu(page);
    await expect(login).toBeVisible();
    expect(calls.length).toBeGreaterThan(0);
    const name = await register(page);
    await page.reload();
    await openHeaderMenu(page);
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  });
  await test.step('a guarded route redirects to /auth when there is no user', async () => {
    await refuse(page, '**/api/auth/me', { status: 401, body: { message: 'You must be logged in' } });
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth');
    await page.unrouteAll();
  });
  await test.step('logout clears the user', async () => {
    await page.goto('/');
    await openHeaderMenu(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    await logOut(page, page.getByRole('button', { name: 'Log out' }));
    await openHeaderMenu(page);
    await expect(login).toBeVisible();
    await page.reload();
    await chat.opened();
    await openHeaderMenu(page);
    await expect(login).toBeVisible();
  });
});
