import { logOut, PASSWORD, register } from './support/accounts';
import { ChatPage } from './support/chat-page';
import { expect, LANGUAGES, test } from './support/test';
import { ACCOUNT_WORDS, type Language } from './support/words';
import { openHeaderMenu } from './support/header-menu';

const EXPIRED = {
  en: {
    said: 'My knee is swollen',
    draft: 'It hurts more when I climb stairs',
    logIn: 'Log in',
    username: 'Username',
    password: 'Password',
  },
  sw: {
    said: 'Goti langu limevimba',
    draft: 'Linauma zaidi nikipanda ngazi',
    logIn: 'Ingia',
    username: 'Jina la mtumiaji',
    password: 'Nenosiri',
  },
} as const satisfies Record<Language, object>;

test.describe('accounts', () => {
  test('register, find the consultation in the history, log out and log in again', async ({ openChat, page }) => {
    const name = `mgeni-${Date.now().toString(36)}`;
    const chat = await openChat('en');
    await chat.say('My knee has been swollen since I fell from a bicycle');
    const session = await chat.sessionId();

    await openHeaderMenu(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill('ab');
    await page.getByRole('textbox', { name: 'Password' }).fill('12345');
    await page.getByRole('button', { name: 'Register' }).first().click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByRole('textbox', { name: 'Username' }).fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Register' }).first().click();
    await page.getByRole('button', { name: 'I have saved it' }).click();

    await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
    await expect(chat.messages.first()).toContainText('My knee');
    await page.getByRole('button', { name: 'New diagnosis' }).click();
    await expect(page.getByRole('heading', { name: 'What is troubling you?' })).toBeVisible();

    await openHeaderMenu(page);
    await page.getByRole('button', { name: 'History' }).click();
    const drawer = page.getByRole('dialog', { name: 'History' });
    const card = drawer.getByRole('listitem').filter({ hasText: 'My knee has been swollen since…' });
    await expect(card).toContainText(/ago/);
    await expect(card).toContainText('initial');
    await card.getByRole('button', { name: 'Continue session' }).click();
    await expect(page).toHaveURL(`/?session=${session}`);
    await expect(chat.messages.first()).toContainText('My knee');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openHeaderMenu(page);
    await page.getByRole('button', { name: `Account of ${name}` }).click();
    await logOut(page, page.getByRole('button', { name: 'Log out' }));
    await openHeaderMenu(page);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('My knee')).toHaveCount(0);
    await page.goto(`/?session=${session}`);
    await expect(page.getByRole('alert')).toContainText('Access Denied');

    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill(name);
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(page.getByRole('alert')).toContainText('Invalid username or password');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
    await page.goto(`/?session=${session}`);
    await expect(new ChatPage(page, 'en').messages.first()).toContainText('My knee');
  });

  test('shows a taken name in Swahili and refuses the dashboard to users who are not admins', async ({
    openChat,
    page,
  }) => {
    const name = `mgeni-${Date.now().toString(36)}-2`;
    const account = { username: name, password: PASSWORD, preferredLanguage: 'sw' };
    await page.request.post('/api/auth/register', { data: account });
    await page.request.post('/api/auth/logout');
    await openChat('sw', { path: '/admin' });
    await expect(page).toHaveURL('/auth');
    await page.getByRole('tab', { name: 'Jisajili' }).click();
    await page.getByRole('textbox', { name: 'Jina la mtumiaji' }).fill(name.toUpperCase());
    await page.getByRole('textbox', { name: 'Nenosiri' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Jisajili' }).first().click();
    await expect(page.getByRole('alert')).toContainText('Jina hili la mtumiaji limeshachukuliwa');

    await page.request.post('/api/auth/login', { data: account });
    await page.goto('/admin');
    await expect(page.getByRole('alert')).toContainText('Huna ruhusa');
  });

  for (const language of LANGUAGES) {
    test(`keeps this device logged in after a password change and ends the other logins (${language})`, async ({
      openChat,
      page,
      browser,
    }) => {
      const words = ACCOUNT_WORDS[language];
      const name = await register(page, language);
      const otherContext = await browser.newContext();
      const data = { username: name, password: PASSWORD };
      expect((await otherContext.request.post('/api/auth/login', { data })).status()).toBe(200);
      await openChat(language);
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.account(name) }).click();
      await page.getByRole('button', { name: words.changePassword }).click();
      const dialog = page.getByRole('dialog', { name: words.changePassword });
      const [current, next] = [words.currentPassword, words.newPassword].map((label) =>
        dialog.getByLabel(label, { exact: true }),
      );
      await current!.fill('not the password');
      await next!.fill('a wide quiet lake');
      await next!.press('Enter');
      await expect(current!).toBeFocused();
      await expect(current!).toHaveAttribute('aria-invalid', 'true');
      await current!.fill(PASSWORD);
      await current!.press('Enter');
      await expect(dialog).toHaveCount(0);
      // The account's button is in the menu, which is closed again.
      await expect(page.locator('[aria-controls="header-menu"]')).toBeFocused();
      expect((await page.request.get('/api/auth/me')).status()).toBe(200);
      expect((await otherContext.request.get('/api/auth/me')).status()).toBe(401);
      expect((await otherContext.request.post('/api/auth/login', { data })).status()).toBe(401);
      await otherContext.close();
    });
  }

  for (const [language, words] of Object.entries(EXPIRED)) {
    test(`keeps the draft when the login has expired (${language})`, async ({ openChat, page, context }) => {
      const name = await register(page, language as Language);
      const chat = await openChat(language as Language);
      await chat.say(words.said);
      await chat.input.fill(words.draft);
      await context.clearCookies();
      await chat.sendButton.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(chat.words.accessDenied);
      await expect(chat.input).toHaveValue(words.draft);
      // As after reloading the page or opening the history.
      await page.reload();
      await expect(alert).toContainText(chat.words.accessDenied);
      await alert.getByRole('link', { name: words.logIn }).click();

      await page.getByLabel(words.username, { exact: true }).fill(name);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(words.password, { exact: true }).press('Enter');
      await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();
      await expect(chat.messages.first()).toContainText(words.said);
      await expect(chat.input).toHaveValue(words.draft);
      await chat.sendAndWait(() => chat.sendButton.click());
      expect(await chat.storedMessages(words.draft)).toBe(1);
    });
  }
});
