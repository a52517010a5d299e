import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts';
import { ACCOUNT_WORDS, type Language } from './words';

interface LogIn {
  language: Language;
  username: string;
  password?: string;
}

/** Logs in on the login screen. */
export async function logIn(page: Page, { language, username, password = PASSWORD }: LogIn): Promise<void> {
  const words = ACCOUNT_WORDS[language];
  await page.getByRole('textbox', { name: words.username }).fill(username);
  const field = page.getByRole('textbox', { name: words.password });
  await field.fill(password);
  await field.press('Enter');
}
