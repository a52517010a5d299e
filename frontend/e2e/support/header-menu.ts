import type { Page } from '@playwright/test';

/** Opens the menu in the header of the main screen; on a wide screen, where its items are in the row, it does nothing. */
export async function openHeaderMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('[aria-controls="header-menu"]');
  await page.getByRole('banner').getByRole('heading').waitFor();
  const isClosed = (await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false';
  if (isClosed) await menu.click();
}
