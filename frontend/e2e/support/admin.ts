import { expect, type Page, test } from '@playwright/test';
import { makeAdmin, register } from './accounts';

/** Registers this page's visitor and makes an admin of them, which takes effect at once. The name. */
export async function becomeAdmin(page: Page): Promise<string> {
  const name = await register(page);
  test.skip(!makeAdmin(name), 'an admin can only be made in a product whose database is known');
  return name;
}

/** Events reach the log a moment after what they tell of. */
export async function logHolds(page: Page, query: string): Promise<void> {
  const total = async () => Number((await page.request.get(`/api/admin/logs?${query}`)).headers()['x-total-count']);
  await expect.poll(total).toBeGreaterThan(0);
}
