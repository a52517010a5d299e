import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { ScreenshotOptions } from './screenshots.config';
import { makeAdmin } from './support/accounts';
import { walkThroughScreens } from './support/screens';

const FOLDER = join(import.meta.dirname, 'screenshots');

const test = base.extend<ScreenshotOptions>({ language: ['en', { option: true }] });

test('every screen', async ({ page, language }, { project }) => {
  test.slow();
  let shots = 0;
  const takeScreenshot = async (screen: string) => {
    shots += 1;
    const file = `${String(shots).padStart(2, '0')}-${screen}.png`;
    await page.screenshot({ path: join(FOLDER, project.name, file), animations: 'disabled', caret: 'hide' });
  };
  await walkThroughScreens({ page, language, checkScreen: takeScreenshot, makeAdmin });
});
