import { register } from '../support/accounts';
import { refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    denied: 'Access Denied',
    text: 'You do not have permission to access this session',
    adminDenied: /Access Denied/i,
  },
  sw: { denied: 'Huna ruhusa', text: 'Huna ruhusa ya kuona mazungumzo haya', adminDenied: /Huna ruhusa/ },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`6. Roles and permissions (${language})`, async ({ openChat, page, browser }) => {
    const chat = await openChat(language);
    await test.step('anonymous visitor: the chat, with a session id of the browser and free credits', async () => {
      await chat.say(language === 'en' ? 'My knee is swollen' : 'Goti langu limevimba');
      expect(await chat.sessionId()).toMatch(/^[\w-]{21}$/);
      expect(await chat.creditsUsed()).toBe(0);
    });
    await test.step('the server denies another visitor this session', async () => {
      const stranger = await browser.newPage();
      await openChat(language, { page: stranger, path: `/?session=${await chat.sessionId()}` });
      const alert = stranger.getByRole('alert');
      await expect(alert).toContainText(words.denied);
      await expect(alert).toContainText(words.text);
      await expect(stranger.getByText(/My knee|Goti langu/)).toHaveCount(0);
      await alert.getByRole('button', { name: chat.words.newDiagnosis }).click();
      await expect(stranger.getByLabel(chat.words.input, { exact: true })).toBeEnabled();
      await stranger.close();
    });
    await test.step('/admin requires more than being signed in: the server enforces it and the failure shows the error', async () => {
      await register(page, language);
      await page.goto('/admin');
      await expect(page.getByRole('alert').first()).toContainText(words.adminDenied);
    });
  });
}

test('6. Messages that the server denies yield an empty list', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.say('My knee is swollen');
  for (const refusal of [
    { status: 403, body: { message: 'No' } },
    { status: 400, body: { message: 'Access denied' } },
    { status: 400, body: { message: 'No permission' } },
  ]) {
    await test.step(`${refusal.status} '${refusal.body.message}'`, async () => {
      await refuse(page, '**/api/messages/*', refusal);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
