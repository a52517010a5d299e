import { expect } from '@playwright/test';
import { uniqueName, PASSWORD } from '../accounts';
import { refuse } from '../fake-responses';
import { ACCOUNT_WORDS, SCREEN_WORDS } from '../words';
import { startWalk, type Walk, type WalkOptions } from './walk';
import { openHeaderMenu } from '../header-menu';

/** The account screens. */
export async function account(options: WalkOptions): Promise<void> {
  const walk = await startWalk(options, { accepted: true });
  await walk.chat.opened();
  await walk.chat.say(SCREEN_WORDS[walk.language].cough);
  const session = await walk.chat.sessionId();
  const username = await register(walk);
  await readHistory(walk);
  await seeMenu(walk, username);
  await logOut(walk, session);
}

async function register({ page, language, checkScreen }: Walk): Promise<string> {
  const words = ACCOUNT_WORDS[language];
  const username = uniqueName();
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await checkScreen('login');
  const name = page.getByRole('textbox', { name: words.username });
  const password = page.getByRole('textbox', { name: words.password });
  await name.fill(username);
  await password.fill('not it');
  await page.getByRole('tabpanel').getByRole('button').filter({ hasText: words.login }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('login-refused');
  await page.getByRole('tab', { name: words.register }).click();
  await name.fill('ab');
  await password.fill('12345');
  await page.getByRole('button', { name: words.register }).first().click();
  await expect(page.getByText(words.usernameShort)).toBeVisible();
  await checkScreen('register');
  await name.fill(username);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: words.register }).first().click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
  await checkScreen('recovery-code');
  await page.getByRole('button', { name: words.savedCode }).click();
  await expect(page).toHaveURL('/');
  return username;
}

async function readHistory({ page, language, checkScreen }: Walk) {
  const open = page.getByRole('button', { name: ACCOUNT_WORDS[language].history });
  const drawer = page.getByRole('dialog');
  await openHeaderMenu(page);
  await open.click();
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await checkScreen('history');
  await page.keyboard.press('Escape');
  await refuse(page, '**/api/auth/sessions*', { status: 500 });
  await page.reload();
  await openHeaderMenu(page);
  await open.click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await checkScreen('history-failed');
  await page.keyboard.press('Escape');
  await page.route('**/api/auth/sessions*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await openHeaderMenu(page);
  await open.click();
  await expect(drawer.getByText(SCREEN_WORDS[language].noConsultations)).toBeVisible();
  await checkScreen('history-empty');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function seeMenu({ page, language, checkScreen }: Walk, username: string) {
  const words = ACCOUNT_WORDS[language];
  await openHeaderMenu(page);
  await page.getByRole('button', { name: words.account(username) }).click();
  await expect(page.getByRole('button', { name: words.logout })).toBeVisible();
  await checkScreen('user-menu');
  await page.getByRole('button', { name: words.changePassword }).click();
  const dialog = page.getByRole('dialog', { name: words.changePassword });
  await expect(dialog.getByRole('button', { name: words.changePassword })).toBeVisible();
  await checkScreen('change-password');
  await dialog.getByLabel(words.currentPassword, { exact: true }).fill('not it');
  await dialog.getByLabel(words.newPassword, { exact: true }).fill('iloveyou');
  await dialog.getByRole('button', { name: words.changePassword }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await checkScreen('change-password-refused');
  await page.keyboard.press('Escape');
}

async function logOut({ page, checkScreen }: Walk, session: string) {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkScreen('privacy');
  await page.goto('/auth/recover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkScreen('recover');
  await page.goto('/clinics');
  await page.getByRole('combobox').selectOption('Nairobi');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await checkScreen('clinics');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkScreen('not-found');
  await page.request.post('/api/auth/logout');
  await page.goto(`/?session=${session}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('access-denied');
}
