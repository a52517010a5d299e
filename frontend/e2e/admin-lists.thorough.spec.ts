import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerAdmin } from './support/admin';
import { fakeLog, logAt } from './support/fake-log';
import { findHorizontalScroll } from './support/layout';
import { expect, LANGUAGES, test } from './support/test';

const MANY = 10_000;
const WORDS = {
  en: {
    more: 'More',
    less: 'Less',
    filters: /^Filters/,
    stage: 'Stage',
    from: 'From',
    errors: /^Error Logs/,
    removeStage: 'Remove filter: Stage: follow-up',
    newLogs: '3 new logs',
    exportLogs: 'Export',
    csv: 'Download CSV',
    json: 'Download JSON',
    refused: 'The server does not accept these filters',
    removeSession: 'Remove filter: Session',
    skip: 'Skip the list',
    loadMore: 'Load more',
  },
  sw: {
    more: 'Zaidi',
    less: 'Punguza',
    filters: /^Vichujio/,
    stage: 'Hatua',
    from: 'Kuanzia',
    errors: /^Hitilafu/,
    removeStage: 'Ondoa kichujio: Hatua: ufuatiliaji',
    newLogs: 'Kumbukumbu mpya 3',
    exportLogs: 'Pakua faili',
    csv: 'Pakua CSV',
    json: 'Pakua JSON',
    refused: 'Seva haikubali vichujio hivi',
    removeSession: 'Ondoa kichujio: Mazungumzo',
    skip: 'Ruka orodha',
    loadMore: 'Pakia zaidi',
  },
} as const;

const rows = (page: Page) => page.getByRole('tabpanel').locator('li[aria-posinset]');
const rowAt = (page: Page, index: number) => page.locator(`li[data-index="${index}"]`);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls down until this many rows have been loaded; returns the maximum number of mounted rows. */
async function scrollUntil(page: Page, fetched: number): Promise<number> {
  let most = 0;
  await expect
    .poll(
      async () => {
        await scrollTo(page, 1e7);
        most = Math.max(most, await rows(page).count());
        return Number(/^[\d,]+/.exec(await page.getByText(/logs shown$/).innerText())?.[0].replaceAll(',', ''));
      },
      { timeout: 400_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(fetched);
  return most;
}

/** Mounted rows are in order and do not overlap. */
async function expectInOrder(page: Page): Promise<void> {
  const places = await rows(page).evaluateAll((all) =>
    all.map((row) => ({ at: Number(row.getAttribute('data-index')), ...row.getBoundingClientRect().toJSON() })),
  );
  for (const [place, next] of places.slice(1).map((next, index) => [places[index], next] as const)) {
    expect(next.at).toBeGreaterThan(place?.at ?? -1);
    expect(next.top).toBeGreaterThanOrEqual(place?.bottom ?? 0);
  }
}

test.describe('the lists of the dashboard', () => {
  test('mounts only rows near the viewport in a list of ten thousand, and an open row stays open @desktop', async ({
    openChat,
    page,
  }) => {
    test.slow();
    await openChat('en', { path: '/auth' });
    await registerAdmin(page);
    await fakeLog(page, MANY);
    await page.goto('/admin');
    const third = rowAt(page, 2);
    await third.getByRole('button', { name: 'More' }).click();
    await expect(third).toContainText('log-2');
    await expect(third).toHaveAttribute('aria-setsize', String(MANY));
    await expectInOrder(page);

    // the focused card would stay mounted
    await page.getByRole('searchbox').focus();
    expect(await scrollUntil(page, MANY)).toBeLessThan(60);
    await expect(async () => {
      await scrollTo(page, 1e7);
      await expect(rowAt(page, MANY - 1)).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await expect(third).toHaveCount(0);
    await expectInOrder(page);
    for (const part of [0.5, 0.25, 0.75]) {
      await page.evaluate((share) => window.scrollTo({ top: document.body.scrollHeight * share }), part);
      await expect(rows(page).nth(8)).toBeInViewport();
      expect(await rows(page).count()).toBeLessThan(60);
    }
    await scrollTo(page, 0);
    await expect(third.getByRole('button', { name: 'Less' })).toBeVisible();
    await expect(third).toContainText('log-2');
    await expectInOrder(page);
  });

  test('keeps focus while scrolling, reaches every card by keyboard and lets users skip the list @desktop', async ({
    openChat,
    page,
  }) => {
    await openChat('en', { path: '/auth' });
    await registerAdmin(page);
    const log = await fakeLog(page, MANY);
    await page.goto('/admin');
    await rowAt(page, 1).getByRole('button', { name: 'More' }).focus();
    await scrollTo(page, 2_500);
    await expect(rowAt(page, 40)).toBeInViewport();
    await expect(rowAt(page, 1).getByRole('button')).toBeFocused();
    for (let index = 2; index < 32; index += 1) {
      await page.keyboard.press('Tab');
      const button = rowAt(page, index).getByRole('button');
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Skip the list' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const loadMore = page.getByRole('button', { name: 'Load more' });
    await expect(loadMore).toBeFocused();
    // pages loaded while focus moved down the list were loaded by scrolling
    const countShown = async () => Number(/^\d+/.exec(await page.getByText(/ of 10,000 logs shown$/).innerText())?.[0]);
    const before = await countShown();
    await page.keyboard.press('Enter');
    await expect.poll(countShown).toBe(before + 100);
    // a pressed key repeats: one press loads one page, and none loads by itself
    await page.keyboard.down('Enter');
    await expect.poll(countShown).toBe(before + 200);
    const { reads } = log;
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(log.reads).toBe(reads);
    await page.keyboard.press('Enter');
    await expect.poll(countShown).toBe(before + 300);
    await expect(loadMore).toBeFocused();
  });

  for (const language of LANGUAGES) {
    const words = WORDS[language];

    test(`keeps filters and tab in the URL on a phone, with working back and forward buttons (${language})`, async ({
      openChat,
      page,
    }) => {
      await openChat(language, { path: '/auth' });
      await registerAdmin(page);
      await page.goto('/admin');
      await page.getByRole('button', { name: words.filters }).click();
      await page.getByLabel(words.stage, { exact: true }).selectOption('follow_up');
      await expect(page).toHaveURL('/admin?stage=follow_up');
      await page.getByLabel(words.from, { exact: true }).fill('2026-01-05');
      await expect(page).toHaveURL('/admin?stage=follow_up&from=2026-01-05');
      await page.getByRole('button', { name: words.filters }).click();
      await page.getByRole('tab', { name: words.errors }).click();
      await expect(page).toHaveURL('/admin?stage=follow_up&from=2026-01-05&tab=errors');
      expect(await findHorizontalScroll(page)).toEqual([]);

      await page.reload();
      await expect(page.getByRole('tab', { name: words.errors })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: words.removeStage }).click();
      await expect(page).toHaveURL('/admin?from=2026-01-05&tab=errors');
      await page.goBack();
      await expect(page.getByRole('button', { name: words.removeStage })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tab', { name: words.errors })).toHaveAttribute('aria-selected', 'false');
      await page.goForward();
      await expect(page.getByRole('tab', { name: words.errors })).toHaveAttribute('aria-selected', 'true');

      await page.goto('/admin?sessionId=x&tab=errors');
      await expect(page.getByRole('alert')).toContainText(words.refused);
      await page.getByRole('alert').getByRole('button', { name: words.removeSession }).click();
      await expect(page).toHaveURL('/admin?tab=errors');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test(`announces new logs and loads them on request; nothing moves before (${language})`, async ({
      openChat,
      page,
    }) => {
      await openChat(language, { path: '/auth' });
      await registerAdmin(page);
      const log = await fakeLog(page, 500);
      await page.goto('/admin');
      await expect(rowAt(page, 0)).toBeVisible();
      await scrollTo(page, 3_000);
      await expect(rowAt(page, 0)).toHaveCount(0);
      const inTheMiddle = await page.evaluate(() =>
        Number(
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('li[data-index]')
            ?.getAttribute('data-index'),
        ),
      );
      const place = () => rowAt(page, inTheMiddle).evaluate((row) => row.getBoundingClientRect().top);
      const before = await place();
      const { reads } = log;
      log.added = 3;
      const pill = page.getByRole('button', { name: words.newLogs });
      await expect(pill).toBeVisible();
      expect(await place()).toBe(before);
      expect(log.reads).toBe(reads);
      await pill.click();
      await expect(rowAt(page, 0)).toBeInViewport();
      await rowAt(page, 0).getByRole('button', { name: words.more }).click();
      await expect(rowAt(page, 0)).toContainText(logAt(-3).id);
      await expect(pill).toHaveCount(0);
    });

    test(`downloads the filtered logs as a file (${language})`, async ({ openChat, page }) => {
      await openChat(language, { path: '/auth' });
      await registerAdmin(page);
      const me = (await (await page.request.get('/api/auth/me')).json()) as { id: string };
      await page.request.get('/api/admin/logs?limit=1');
      await page.goto(`/admin?userId=${me.id}&eventType=register`);
      await expect(rows(page)).toHaveCount(1);
      for (const [link, holds] of [
        [words.csv, /^\uFEFF?[^\n]*eventType[^\n]*\r?\n[^\n]*register[^\n]*\r?\n$/],
        [words.json, /^\[\s*\{[^]*"eventType":\s*"register"[^]*\}\s*\]\s*$/],
      ] as const) {
        await page.getByRole('button', { name: words.exportLogs }).click();
        await expect(page.getByRole('dialog')).toContainText('1');
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: link }).click(),
        ]);
        expect(await readFile(await file.path(), 'utf8')).toMatch(holds);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }
});
