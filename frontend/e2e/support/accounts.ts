import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words';

export const PASSWORD = 'a long quiet river';
const ROOT = join(import.meta.dirname, '../../..');

/** A unique username. */
export function uniqueName(): string {
  return `mgeni-${Date.now().toString(36)}-${Math.floor(Math.random() * 46_656).toString(36)}`;
}

/** Registers this page's visitor and logs in at the next load. Returns the username. */
export async function register(page: Page, language: Language = 'en'): Promise<string> {
  const username = uniqueName();
  const data = { username, password: PASSWORD, preferredLanguage: language };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  return username;
}

/** Clicks the logout button. The page then reloads, so that no data of the account is left in it. */
export async function logOut(page: Page, button: Locator): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
}

/**
 * Makes this user an admin of the tested product. PRODUCT_ADMIN_COMMAND is a command to which `grant <username>` is
 * appended; otherwise PRODUCT_DATABASE_URL, which `npm test` sets, selects the database; otherwise the product running
 * from this checkout is used. Returns false if that fails.
 */
export function makeAdmin(username: string): boolean {
  const command = process.env.PRODUCT_ADMIN_COMMAND?.split(' ') ?? [
    process.execPath,
    'deploy/local/bootstrap.mjs',
    'admin',
  ];
  const [program = '', ...args] = command;
  const database = process.env.PRODUCT_DATABASE_URL;
  const { status } = spawnSync(program, [...args, 'grant', username], {
    cwd: ROOT,
    env: { ...process.env, ...(database && { DATABASE_URL: database }) },
  });
  return status === 0;
}
