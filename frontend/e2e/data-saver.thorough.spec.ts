import type { Page } from '@playwright/test';
import { makePhoto } from './support/files';
import { recordCalls } from './support/fake-responses';
import { openHeaderMenu } from './support/header-menu';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const WORDS = {
  en: { name: 'Use less data', load: 'Load picture: rash.jpg', image: /rash\.jpg/ },
  sw: { name: 'Tumia data kidogo', load: 'Fungua picha: rash.jpg', image: /rash\.jpg/ },
} as const;

/** The amount that the dialog shows, in bytes. */
async function shownBytes(page: Page): Promise<number> {
  const [, amount = '', unit] = /([\d.,]+) (KB|MB)/.exec(await page.getByRole('dialog').innerText()) ?? [];
  return Number(amount.replaceAll(',', '')) * (unit === 'MB' ? 1_000_000 : 1_000);
}

for (const language of LANGUAGES) {
  test(`the data saver shows the bytes received and loads a picture on tap (${language})`, async ({
    openChat,
    page,
  }) => {
    const words = WORDS[language];
    const chat = await openChat(language);
    await chat.opened();
    await chat.attach([await makePhoto(page, { width: 300, height: 400 })]);
    await chat.sendAndWait(() => chat.sendButton.click());
    await expect(page.getByRole('img', { name: words.image })).toBeVisible();

    const open = async () => {
      await openHeaderMenu(page);
      await page.getByRole('button', { name: SCREEN_WORDS[language].session }).click();
    };
    await open();
    const before = await shownBytes(page);
    expect(before).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: words.name }).check();
    await page.evaluate(() => fetch('/api/docs-json').then((response) => response.text()));
    await expect.poll(() => shownBytes(page)).toBeGreaterThan(before);

    const pictures = recordCalls(page, 'GET', /^\/api\/files/);
    await page.reload();
    const load = page.getByRole('button', { name: words.load });
    await expect(load).toBeVisible();
    await expect(page.getByRole('img', { name: words.image })).toHaveCount(0);
    expect(pictures).toEqual([]);
    await load.click();
    await expect(page.getByRole('img', { name: words.image })).toBeVisible();
    expect(pictures).toHaveLength(1);
  });
}
