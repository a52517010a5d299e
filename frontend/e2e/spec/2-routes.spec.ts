import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: { login: 'Log in', register: 'Register', notFound: 'Page Not Found', back: 'Back to chat' },
  sw: { login: 'Ingia', register: 'Jisajili', notFound: 'Ukurasa haukupatikana', back: 'Rudi kwenye mazungumzo' },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. Routes (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await test.step('/ is the main chat screen', async () => {
      await chat.opened();
    });
    await test.step('/auth is the authentication screen with the tabs Login and Register', async () => {
      await page.goto('/auth');
      await expect(page.getByRole('tab', { name: words.login })).toBeVisible();
      await expect(page.getByRole('tab', { name: words.register })).toBeVisible();
    });
    await test.step('/admin is guarded: visitors who are not signed in are sent to /auth', async () => {
      await page.goto('/admin');
      await expect(page).toHaveURL('/auth');
    });
    await test.step("/login, where the dashboard's 'Go to Login' leads, shows /auth", async () => {
      await page.goto('/login');
      await expect(page).toHaveURL('/auth');
    });
    await test.step("any other path is a 404 page reading 'Page Not Found'", async () => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.back }).click();
      await chat.opened();
    });
  });
}

test('2. Routes: the query of the main screen', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.say('My stomach hurts');
  const first = await chat.sessionId();
  await test.step('session={id} resumes that session', async () => {
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect.poll(() => chat.sessionId()).not.toBe(first);
    await page.goto(`/?session=${first}`);
    await expect(chat.messages.first()).toContainText('My stomach hurts');
  });
  await test.step('dev=true switches dev mode on, dev=false off; without it the mode stays', async () => {
    const devMode = page.getByText('Developer mode');
    await page.goto('/?dev=true');
    await expect(devMode).toBeVisible();
    await page.goto('/');
    await expect(devMode).toBeVisible();
    await page.goto('/?dev=false');
    await chat.opened();
    await expect(devMode).toHaveCount(0);
  });
});
