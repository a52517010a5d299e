import { recordCalls, refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { ACCOUNT_WORDS } from '../support/words';

const WORDS = {
  en: {
    login: 'Log in',
    short: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    long: 'Username must be at most 50 characters',
  },
  sw: {
    login: 'Ingia',
    short: 'Jina la mtumiaji liwe na angalau herufi 3',
    password: 'Nenosiri liwe na angalau herufi 6',
    long: 'Jina la mtumiaji lisizidi herufi 50',
  },
} as const;

for (const language of LANGUAGES) {
  const words = { ...ACCOUNT_WORDS[language], ...WORDS[language] };

  test(`5. Register and Login (${language})`, async ({ openChat, page }) => {
    await openChat(language, { path: '/auth' });
    const panel = page.getByRole('tabpanel');
    const username = panel.getByRole('textbox', { name: words.username });
    const password = panel.getByRole('textbox', { name: ACCOUNT_WORDS[language].password });
    const calls = recordCalls(page, 'POST', /^\/api\/auth\//);
    await refuse(page, '**/api/auth/*', { status: 401, body: { message: 'No' }, method: 'POST' });
    await page.getByRole('tab', { name: words.register }).click();
    const send = panel.getByRole('button', { name: words.register }).first();

    await test.step("username: 3 characters at least ('Username must be at least 3 characters')", async () => {
      await username.fill('ab');
      await password.fill('12345');
      await send.click();
      await expect(panel.getByText(words.short)).toBeVisible();
    });
    await test.step("password: 6 characters at least ('Password must be at least 6 characters')", async () => {
      await expect(panel.getByText(words.password)).toBeVisible();
      expect(calls).toEqual([]);
    });
    await test.step('username: 50 characters at most', async () => {
      await username.fill('a'.repeat(51));
      await expect(panel.getByText(words.long)).toBeVisible();
    });
    await test.step('preferredLanguage: en or sw, defaulting to the current language', async () => {
      await expect(panel.getByRole('radio', { name: language === 'en' ? 'English' : 'Kiswahili' })).toBeChecked();
    });
    await test.step('3 and 50 characters, and a password of 6, are sent', async () => {
      await username.fill('a'.repeat(50));
      await password.fill('123456');
      const sent = page.waitForRequest('**/api/auth/register');
      await send.click();
      expect((await sent).postDataJSON()).toEqual({
        username: 'a'.repeat(50),
        password: '123456',
        preferredLanguage: language,
      });
    });
    await test.step('Login: username and password are strings with no other bounds', async () => {
      await page.getByRole('tab', { name: words.login }).click();
      await username.fill('a');
      await password.fill('b');
      const sent = page.waitForRequest('**/api/auth/login');
      await panel.getByRole('button', { name: words.login }).first().click();
      expect((await sent).postDataJSON()).toEqual({ username: 'a', password: 'b' });
    });
  });
}
