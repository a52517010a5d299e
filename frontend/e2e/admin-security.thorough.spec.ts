import type { Page } from '@playwright/test';
import { PASSWORD } from './support/accounts';
import { registerAdmin } from './support/admin';
import { findHorizontalScroll } from './support/layout';
import { changeReplies } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';
import { totp } from './support/totp';
import { openHeaderMenu } from './support/header-menu';
import { findViolations, WCAG_22_AA } from './support/find-violations';

const WORDS = {
  en: {
    setUp: 'Set up',
    code: 'Code',
    confirm: 'Continue',
    saved: 'I have saved them',
    isOn: 'Your second factor is set up.',
    left: 'Recovery codes left: 10',
    leftAfter: 'Recovery codes left: 9',
    wrongCode: 'The code is wrong or was used before',
    codeTitle: 'Enter your code',
    allLogs: /^All Logs/,
    password: 'Password',
    wrongPassword: 'The password is wrong',
    exportLogs: 'Export',
    file: 'Download CSV',
    account: /^Account of/,
    logins: 'Where you are logged in',
    current: 'This login',
    endPhone: 'End the login on Chrome, Android',
    endOthers: 'End all others',
  },
  sw: {
    setUp: 'Weka',
    code: 'Namba',
    confirm: 'Endelea',
    saved: 'Nimezihifadhi',
    isOn: 'Uthibitishaji wako wa hatua mbili umewekwa.',
    left: 'Namba za akiba zilizobaki: 10',
    leftAfter: 'Namba za akiba zilizobaki: 9',
    wrongCode: 'Namba si sahihi au ilishatumika',
    codeTitle: 'Andika namba yako',
    allLogs: /^Zote/,
    password: 'Nenosiri',
    wrongPassword: 'Nenosiri si sahihi',
    exportLogs: 'Pakua faili',
    file: 'Pakua CSV',
    account: /^Akaunti ya/,
    logins: 'Mahali ulipoingia',
    current: 'Hapa ulipo sasa',
    endPhone: 'Toa akaunti kwenye Chrome, Android',
    endOthers: 'Toa kwingine kote',
  },
} as const;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Checks for accessibility violations in light and dark mode and for horizontal overflow. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect.soft.poll(() => findViolations(page, WCAG_22_AA), { message: screen }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = () => findViolations(page, ['color-contrast']);
  await expect.soft.poll(contrast, { message: `${screen}, dark` }).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findHorizontalScroll(page), screen).toEqual([]);
}

/** Sets up a second factor on /admin/security; returns the key and the recovery codes. */
async function setUp(page: Page, words: (typeof WORDS)[keyof typeof WORDS]) {
  await page.goto('/admin/security');
  await expectAccessible(page, 'no second factor');
  await page.getByRole('button', { name: words.setUp, exact: true }).click();
  const address = await page.locator('a[href^="otpauth:"]').getAttribute('href');
  const key = new URL(address ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText(key.match(/.{4}/g)!.join(' '))).toBeVisible();
  await expectAccessible(page, 'QR code and key');
  const field = page.getByRole('textbox', { name: words.code });
  await field.fill(totp(key, -20));
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(field).toHaveAccessibleDescription(words.wrongCode);
  await expect(field).toBeFocused();
  await expectAccessible(page, 'wrong code of the setup');
  // the previous time step's code, so that the current one is left for the login
  await field.fill(totp(key, -1));
  await field.press('Enter');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(10);
  await expect(page.getByText(words.isOn)).toBeVisible();
  await expectAccessible(page, 'recovery codes');
  const recoveryCodes = await items.allInnerTexts();
  await page.getByRole('button', { name: words.saved }).click();
  await expect(page.getByText(words.left)).toBeVisible();
  await expect(items).toHaveCount(0);
  await expectAccessible(page, 'second factor set up');
  return { key, recoveryCodes };
}

async function logInAgain(page: Page, username: string): Promise<void> {
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  expect((await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } })).ok()).toBe(true);
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`sets up the second factor and logs in with a code and with a recovery code (${language})`, async ({
    openChat,
    page,
  }) => {
    await openChat(language, { path: '/auth' });
    const username = await registerAdmin(page);
    const { key, recoveryCodes } = await setUp(page, words);
    await logInAgain(page, username);
    expect((await page.request.get('/api/admin/logs')).status()).toBe(403);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: words.codeTitle })).toBeVisible();
    await expectAccessible(page, 'code asked for');
    const field = page.getByRole('textbox', { name: words.code });
    await field.fill('000');
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'code too short');
    const code = totp(key);
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('tab', { name: words.allLogs })).toBeVisible();
    await logInAgain(page, username);
    await page.goto('/admin/security');
    await field.fill(code);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(words.wrongCode);
    await field.fill(recoveryCodes[0]!.toLowerCase());
    await field.press('Enter');
    await expect(page.getByText(words.leftAfter)).toBeVisible();
  });

  test(`asks for the password before an export, and the server checks it (${language})`, async ({ openChat, page }) => {
    await openChat(language, { path: '/auth' });
    await registerAdmin(page);
    // As after five minutes: changes the server's response until the password has been sent.
    await changeReplies(page, '**/api/auth/step-up', (body: { required?: boolean }) =>
      'required' in body ? { required: true } : body,
    );
    await page.goto('/admin');
    await page.getByRole('button', { name: words.exportLogs }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(words.password);
    await expect(field).toBeVisible();
    await expect(dialog.getByRole('link', { name: words.file })).toHaveCount(0);
    await expectAccessible(page, 'password asked for');
    await field.fill('not it');
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(field).toHaveAccessibleDescription(words.wrongPassword);
    await expectAccessible(page, 'wrong password');
    await field.fill(PASSWORD);
    await field.press('Enter');
    const link = dialog.getByRole('link', { name: words.file });
    await expect(link).toBeVisible();
    await expect(dialog).toBeFocused();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(await download.failure()).toBeNull();
  });

  test(`refuses all requests of a login that was ended in the list (${language})`, async ({
    openChat,
    page,
    playwright,
    baseURL,
  }) => {
    await openChat(language, { path: '/auth' });
    const username = await registerAdmin(page);
    const logIn = async (userAgent: string) => {
      const browser = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent });
      const answer = await browser.post('/api/auth/login', { data: { username, password: PASSWORD } });
      expect(answer.status()).toBe(200);
      return browser;
    };
    const [phone, script] = [await logIn(ANDROID), await logIn('a script')];
    const status = async (browser: typeof phone) => (await browser.get('/api/auth/me')).status();
    expect([await status(phone), await status(script)]).toEqual([200, 200]);
    await page.goto('/');
    await openHeaderMenu(page);
    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('button', { name: words.logins }).click();
    const dialog = page.getByRole('dialog', { name: words.logins });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'list of logins');
    await dialog.getByRole('button', { name: words.endPhone }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    expect([await status(phone), await status(script)]).toEqual([401, 200]);
    await dialog.getByRole('button', { name: words.endOthers }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByText(words.current)).toBeVisible();
    expect(await status(script)).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    await expectAccessible(page, 'one login left');
    await Promise.all([phone.dispose(), script.dispose()]);
  });
}
