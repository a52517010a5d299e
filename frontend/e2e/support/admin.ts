import { expect, type Page, test } from '@playwright/test';
import { makeAdmin, register } from './accounts';

/** Registers this page's visitor as an admin, effective at once. Returns the username. */
export async function registerAdmin(page: Page): Promise<string> {
  const name = await register(page);
  test.skip(!makeAdmin(name), 'an admin can only be made in a product whose database is known');
  return name;
}

/** Waits until the log has matching events: they are logged asynchronously. */
export async function waitForLog(page: Page, query: string): Promise<void> {
  const total = async () => Number((await page.request.get(`/api/admin/logs?${query}`)).headers()['x-total-count']);
  await expect.poll(total).toBeGreaterThan(0);
}
