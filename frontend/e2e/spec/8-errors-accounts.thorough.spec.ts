import { PASSWORD, register } from '../support/accounts';
import { refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';
import { ACCOUNT_WORDS } from '../support/words';
import { openHeaderMenu } from '../support/header-menu';

const WORDS = {
  en: {
    login: 'Log in',
    loginFailed: 'Login failed',
    registerFailed: 'Registration failed',
    invalid: 'Invalid username or password',
    server: 'The server could not answer. Please try again.',
    check: 'Please check your input',
    taken: 'This username is taken.',
    unknown: 'An unknown error occurred',
    historyFailed: 'Failed to load history',
  },
  sw: {
    login: 'Ingia',
    loginFailed: 'Imeshindwa kuingia',
    registerFailed: 'Imeshindwa kujisajili',
    invalid: 'Jina la mtumiaji au nenosiri si sahihi',
    server: 'Seva haikuweza kujibu. Tafadhali jaribu tena.',
    check: 'Tafadhali angalia ulichoandika',
    taken: 'Jina hili la mtumiaji limeshachukuliwa',
    unknown: 'Hitilafu isiyojulikana imetokea',
    historyFailed: 'Imeshindwa kupakia historia',
  },
} as const;

for (const language of LANGUAGES) {
  const words = { ...ACCOUNT_WORDS[language], ...WORDS[language] };

  test(`8. Errors of auth and history (${language})`, async ({ openChat, page }) => {
    await openChat(language, { path: '/auth' });
    const name = await register(page, language);
    const panel = page.getByRole('tabpanel');
    const alert = panel.getByRole('alert');
    const submit = async (tab: string, refusal?: { status: number; body?: object }) => {
      if (refusal) await refuse(page, '**/api/auth/*', { ...refusal, method: 'POST' });
      await page.goto('/auth');
      await page.getByRole('tab', { name: tab }).click();
      await panel.getByRole('textbox', { name: words.username }).fill(name);
      await panel.getByRole('textbox', { name: words.password }).fill(`not ${PASSWORD}`);
      await panel.getByRole('button', { name: tab }).first().click();
      await expect(alert).toBeVisible();
    };

    await test.step("login 'Invalid username or password'", async () => {
      await submit(words.login);
      await expect(alert).toContainText(words.loginFailed);
      await expect(alert).toContainText(words.invalid);
    });
    await test.step("register 'Username already exists'", async () => {
      await submit(words.register);
      await expect(alert).toContainText(words.registerFailed);
      await expect(alert).toContainText(words.taken);
    });
    await test.step('other errors show the message', async () => {
      for (const tab of [words.login, words.register]) {
        await submit(tab, { status: 400, body: { message: 'The clinic is closed' } });
        await expect(alert).toContainText('The clinic is closed');
      }
    });
    await test.step('or a server-error text for login, an unknown-error text for register', async () => {
      await submit(words.login, { status: 500 });
      await expect(alert).toContainText(words.server);
      await submit(words.register, { status: 500 });
      await expect(alert).toContainText(words.unknown);
    });
    await test.step('a field-error map: a validation-error notification listing field: message', async () => {
      const errors = { username: 'Username must be at least 3 characters' };
      await submit(words.register, { status: 400, body: { message: 'Not valid', errors } });
      await expect(alert).toContainText(words.check);
      await expect(alert.getByRole('listitem')).toContainText(words.usernameShort);
    });
    await test.step("history fetch failure: 'Failed to load history' in the drawer", async () => {
      await refuse(page, '**/api/auth/sessions*', { status: 500 });
      await page.goto('/');
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.history }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.historyFailed);
      await page.keyboard.press('Escape');
    });
    await test.step('logout failure: a notification with an unknown-error text', async () => {
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.account(name) }).click();
      await page.getByRole('button', { name: words.logout }).click();
      await expect(page.getByText(words.unknown).first()).toBeVisible();
      await page.reload();
      await openHeaderMenu(page);
      await expect(page.getByRole('button', { name: words.account(name) })).toBeVisible();
    });
  });
}
