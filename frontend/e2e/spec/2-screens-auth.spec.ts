import { logOut, uniqueName, PASSWORD } from '../support/accounts';
import { expect, LANGUAGES, test } from '../support/test';
import { openHeaderMenu } from '../support/header-menu';

const WORDS = {
  en: {
    back: 'Back to chat',
    description: 'Health advice in English and Kiswahili.',
    login: 'Log in',
    register: 'Register',
    logout: 'Log out',
    username: 'Username',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    preferred: 'Preferred language',
    saved: 'I have saved it',
    welcome: 'Welcome, ',
    account: 'Account of ',
  },
  sw: {
    back: 'Rudi kwenye mazungumzo',
    description: 'Ushauri wa afya kwa Kiswahili na Kiingereza.',
    login: 'Ingia',
    register: 'Jisajili',
    logout: 'Toka',
    username: 'Jina la mtumiaji',
    password: 'Nenosiri',
    show: 'Onyesha nenosiri',
    hide: 'Ficha nenosiri',
    preferred: 'Lugha unayopendelea',
    saved: 'Nimeihifadhi',
    welcome: 'Karibu, ',
    account: 'Akaunti ya ',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const own = language === 'en' ? 'English' : 'Kiswahili';

  test(`2. User menu and Auth screen (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    const name = uniqueName();
    const panel = page.getByRole('tabpanel');
    const password = panel.getByRole('textbox', { name: words.password });

    await test.step('user menu, signed out: a login icon button that goes to /auth', async () => {
      await openHeaderMenu(page);
      await page.getByRole('link', { name: words.login }).click();
      await expect(page).toHaveURL('/auth');
    });
    await test.step('back-to-chat button, language toggle, app name and description', async () => {
      await expect(page.getByRole('link', { name: words.back })).toBeVisible();
      await expect(page.getByRole('button', { name: chat.words.toggle })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Afya' })).toBeVisible();
      await expect(page.getByText(words.description)).toBeVisible();
    });
    await test.step('Login: username and password with a show/hide password toggle', async () => {
      await expect(panel.getByRole('textbox', { name: words.username })).toBeVisible();
      await password.fill('secret');
      await expect(password).toHaveAttribute('type', 'password');
      await panel.getByRole('button', { name: words.show }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await panel.getByRole('button', { name: words.hide }).click();
      await expect(password).toHaveAttribute('type', 'password');
    });
    await test.step('links switch between the tabs', async () => {
      await panel.getByRole('button', { name: words.register }).click();
      await expect(page.getByRole('tab', { name: words.register })).toHaveAttribute('aria-selected', 'true');
      await panel.getByRole('button', { name: words.login }).click();
      await expect(page.getByRole('tab', { name: words.login })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('tab', { name: words.register }).click();
    });
    await test.step('Register: username, password with its toggle, and the preferred language as two badges', async () => {
      await panel.getByRole('button', { name: words.show }).click();
      const choice = panel.getByRole('group', { name: words.preferred });
      await expect(choice.getByRole('radio')).toHaveCount(2);
      await expect(choice.getByRole('radio', { name: own })).toBeChecked();
      await expect(choice.getByText('English')).toBeVisible();
      await expect(choice.getByText('Kiswahili')).toBeVisible();
    });
    await test.step('success on Register goes to /', async () => {
      await panel.getByRole('textbox', { name: words.username }).fill(name);
      await password.fill(PASSWORD);
      await panel.getByRole('button', { name: words.register }).click();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: words.saved }).click();
      await expect(page.getByText(words.welcome + name)).toBeVisible();
    });
    await test.step('user menu, signed in: a popover with the username and a logout button', async () => {
      await openHeaderMenu(page);
      await page.getByRole('button', { name: words.account + name }).click();
      const menu = page.getByRole('dialog', { name: words.account + name });
      await expect(menu).toContainText(name);
      await logOut(page, menu.getByRole('button', { name: words.logout }));
      await openHeaderMenu(page);
      await expect(page.getByRole('link', { name: words.login })).toBeVisible();
    });
    await test.step('success on Login goes to /', async () => {
      await page.goto('/auth');
      await panel.getByRole('textbox', { name: words.username }).fill(name);
      await password.fill(PASSWORD);
      await panel.getByRole('button', { name: words.login }).first().click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(words.welcome + name)).toBeVisible();
    });
  });
}
