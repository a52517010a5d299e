import { ChatPage } from './support/chat-page';
import { expect, test } from './support/test';

const PASSWORD = 'a long quiet river';

test.describe('accounts', () => {
  test('register, find the consultation in the history, log out, log in again', async ({ openChat, page }) => {
    const name = `mgeni-${Date.now().toString(36)}`;
    const chat = await openChat('en');
    await chat.say('My knee has been swollen since I fell from a bicycle');
    const session = await chat.sessionId();

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

    await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
    await expect(chat.messages.first()).toContainText('My knee');
    await page.getByRole('button', { name: 'New diagnosis' }).click();
    await expect(page.getByRole('heading', { name: 'What is troubling you?' })).toBeVisible();

    await page.getByRole('button', { name: 'History' }).click();
    const drawer = page.getByRole('dialog', { name: 'History' });
    const card = drawer.getByRole('listitem').filter({ hasText: 'My knee has been swollen since…' });
    await expect(card).toContainText(/ago/);
    await expect(card).toContainText('initial');
    await card.getByRole('button', { name: 'Continue session' }).click();
    await expect(page).toHaveURL(`/?session=${session}`);
    await expect(chat.messages.first()).toContainText('My knee');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: `Account of ${name}` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
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

  test('a taken name is refused in Swahili, and the dashboard is not for everybody', async ({ openChat, page }) => {
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
});
