import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words';

export const PASSWORD = 'a long quiet river';
const ROOT = join(import.meta.dirname, '../../..');

/** A name that nobody has. */
export function newName(): string {
  return `mgeni-${Date.now().toString(36)}-${Math.floor(Math.random() * 46_656).toString(36)}`;
}

/** Registers this page's visitor, who is logged in from the next load on. The name. */
export async function register(page: Page, language: Language = 'en'): Promise<string> {
  const username = newName();
  const data = { username, password: PASSWORD, preferredLanguage: language };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  return username;
}

/** Presses the button that logs out; after it the page loads anew, so that nothing of the account is left in it. */
export async function logOut(page: Page, button: Locator): Promise<void> {
  const anew = page.waitForEvent('load');
  await button.click();
  await anew;
}

/**
 * Makes this user an admin of the product that is looked at. How, is told by PRODUCT_ADMIN_COMMAND, a command of words to which
 * `grant <username>` is added; else its database is named by PRODUCT_DATABASE_URL, which `npm test` sets; without either the
 * checkout's own product is taken, if it runs. False where it cannot be done.
 */
export function makeAdmin(username: string): boolean {
  const command = process.env.PRODUCT_ADMIN_COMMAND?.split(' ') ?? [process.execPath, 'deploy/local/admin.mjs'];
  const [program = '', ...words] = command;
  const database = process.env.PRODUCT_DATABASE_URL;
  const { status } = spawnSync(program, [...words, 'grant', username], {
    cwd: ROOT,
    env: { ...process.env, ...(database && { DATABASE_URL: database }) },
  });
  return status === 0;
}
