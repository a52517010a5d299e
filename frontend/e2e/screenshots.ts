import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { ScreenshotOptions } from './screenshots.config';
import { walkThroughScreens } from './support/screens';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, 'screenshots');

const test = base.extend<ScreenshotOptions>({ language: ['en', { option: true }] });

test('every screen', async ({ page, language }, { project }) => {
  test.slow();
  let shots = 0;
  const look = async (screen: string) => {
    shots += 1;
    const file = `${String(shots).padStart(2, '0')}-${screen}.png`;
    await page.screenshot({ path: join(FOLDER, project.name, file), animations: 'disabled', caret: 'hide' });
  };
  await walkThroughScreens({ page, language, look, makeAdmin });
});

/** The dashboard is shown only where this checkout's own product is running. */
function makeAdmin(username: string): boolean {
  const { status } = spawnSync(process.execPath, ['deploy/local/admin.mjs', 'grant', username], { cwd: ROOT });
  if (status !== 0)
    console.warn('no picture of the dashboard: this checkout runs no product in which to make an admin');
  return status === 0;
}
