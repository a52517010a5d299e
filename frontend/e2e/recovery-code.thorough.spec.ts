import { logIn } from './support/account-dialogs';
import { PASSWORD, uniqueName } from './support/accounts';
import { expect, LANGUAGES, test } from './support/test';
import { ACCOUNT_WORDS } from './support/words';

const WORDS = {
  en: {
    title: 'Your recovery code',
    copy: 'Copy',
    print: 'Print',
    saved: 'I have saved it',
    forgot: 'Forgot your password?',
    code: 'Recovery code',
    recover: 'Set the new password',
    wrong: 'The username or the recovery code is wrong, or the code was used before.',
    welcome: 'Welcome, ',
    refused: 'Invalid username or password',
  },
  sw: {
    title: 'Namba yako ya kurejesha akaunti',
    copy: 'Nakili',
    print: 'Chapisha',
    saved: 'Nimeihifadhi',
    forgot: 'Umesahau nenosiri?',
    code: 'Namba ya kurejesha',
    recover: 'Weka nenosiri jipya',
    wrong: 'Jina la mtumiaji au namba ya kurejesha si sahihi, au namba hii ilishatumika.',
    welcome: 'Karibu, ',
    refused: 'Jina la mtumiaji au nenosiri si sahihi',
  },
} as const;

const NEW_PASSWORD = 'a wide quiet lake';

for (const language of LANGUAGES) {
  test(`a recovery code is shown at registration, copied and printed, and replaces a forgotten password once (${language})`, async ({
    openChat,
    page,
    context,
  }) => {
    const words = WORDS[language];
    const account = ACCOUNT_WORDS[language];
    const username = uniqueName();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
    await openChat(language, { path: '/auth' });
    await page.getByRole('tab', { name: account.register }).click();
    await page.getByRole('textbox', { name: account.username }).fill(username);
    await page.getByRole('textbox', { name: account.password }).fill(PASSWORD);
    await page.getByRole('button', { name: account.register }).first().click();

    const dialog = page.getByRole('dialog', { name: words.title });
    const shown = dialog.getByRole('listitem');
    await expect(shown).toHaveText(/^([0-9A-Z]{6}-){3}[0-9A-Z]{6}$/);
    const code = await shown.innerText();
    await dialog.getByRole('button', { name: words.copy, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await dialog.getByRole('button', { name: words.print }).click();
    expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
    await dialog.getByRole('button', { name: words.saved }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.welcome + username)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    const recover = async (recoveryCode: string) => {
      await page.request.post('/api/auth/logout');
      await page.goto('/auth');
      await page.getByRole('link', { name: words.forgot }).click();
      await page.getByLabel(account.username, { exact: true }).fill(username);
      await page.getByLabel(words.code, { exact: true }).fill(recoveryCode);
      await page.getByLabel(account.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: words.recover }).click();
    };
    await recover(code);
    await expect(shown).toHaveText(/-/);
    expect(await shown.innerText()).not.toBe(code);
    await dialog.getByRole('button', { name: words.saved }).click();
    await expect(page.getByText(words.welcome + username)).toBeVisible();
    await recover(code);
    await expect(page.getByRole('alert')).toContainText(words.wrong);

    await page.goto('/auth');
    await logIn(page, { language, username });
    await expect(page.getByRole('alert')).toContainText(words.refused);
    await logIn(page, { language, username, password: NEW_PASSWORD });
    await expect(page.getByText(words.welcome + username)).toBeVisible();
  });
}
