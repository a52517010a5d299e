import { register } from '../support/accounts';
import { refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    mustLogIn: 'You must be logged in as an admin to view this page',
    goToLogin: 'Go to Login',
    logs: 'Failed to fetch logs',
    diagnoses: 'Failed to fetch diagnosis logs',
    diagnosisTab: /^Diagnosis Logs/,
  },
  sw: {
    mustLogIn: 'Lazima uingie kama msimamizi ili uone ukurasa huu',
    goToLogin: 'Nenda uingie',
    logs: 'Imeshindwa kupata kumbukumbu',
    diagnoses: 'Imeshindwa kupata kumbukumbu za utambuzi',
    diagnosisTab: /^Utambuzi/,
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. and 8. Errors of the admin dashboard (${language})`, async ({ openChat, page }) => {
    await openChat(language);
    await register(page, language);
    const alert = page.getByRole('alert').first();
    await test.step("'Failed to fetch logs'", async () => {
      await refuse(page, '**/api/admin/**', { status: 500 });
      await page.goto('/admin');
      await expect(alert).toContainText(words.logs);
    });
    await test.step("'Failed to fetch diagnosis logs'", async () => {
      await page.getByRole('tab', { name: words.diagnosisTab }).click();
      await expect(alert).toContainText(words.diagnoses);
    });
    await test.step("not logged in: 'You must be logged in as an admin to view this page' and a 'Go to Login' button to /login", async () => {
      await refuse(page, '**/api/admin/**', {
        status: 401,
        body: { message: 'You must be logged in as an admin to view this page', code: 'ADMIN_LOGIN_REQUIRED' },
      });
      await page.reload();
      await expect(alert).toContainText(words.mustLogIn);
      await alert.getByRole('link', { name: words.goToLogin }).click();
      await expect(page).toHaveURL('/auth');
    });
  });
}
