import type { Page } from '@playwright/test';
import { ChatPage } from './support/chat-page';
import { expect, test } from './support/test';

/** A 3G connection far from its mast, and a phone of the cheapest kind. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER_PROCESSOR = 4;
/** The product promises 5 s; the rest is for a machine that does other things besides. */
const PATIENCE_MS = 15_000;
/** All that comes over the wire: at 50 kB a second it leaves two of the 5 s to round trips and the processor. */
const MOST_BYTES = 150_000;
/** In one go, six at a time: not one round trip after another. */
const MOST_FILES = 8;

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return { bytes: () => bytes, files: () => files.filter((path) => !path.startsWith('/api')) };
}

test('a first visit on a slow connection shows the notice in time, with little to fetch', async ({ page }) => {
  const loaded = await slowDown(page);
  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('dialog').getByRole('checkbox').check({ timeout: PATIENCE_MS });
  console.log(`the notice: ${Date.now() - start} ms, ${loaded.bytes()} bytes, ${loaded.files().length} files`);
  expect(loaded.bytes()).toBeLessThan(MOST_BYTES);
  expect(loaded.files().length).toBeLessThanOrEqual(MOST_FILES);
  expect(loaded.files().filter((path) => /\.(woff2?|ttf|otf)$/.test(path))).toEqual([]);
  expect(loaded.files().filter((path) => /admin|auth-route|chart/.test(path))).toEqual([]);
});

test('a known visitor with nothing in the cache can type in time', async ({ page }) => {
  await page.goto('/api/health/live');
  await page.evaluate(() => {
    localStorage.setItem('afya:language', 'en');
    localStorage.setItem('afya:disclaimer-accepted', 'true');
  });
  const loaded = await slowDown(page);
  const chat = new ChatPage(page, 'en');
  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await chat.input.fill('I have had a headache since Monday', { timeout: PATIENCE_MS });
  console.log(`typing: ${Date.now() - start} ms, ${loaded.bytes()} bytes, ${loaded.files().length} files`);
  expect(loaded.bytes()).toBeLessThan(MOST_BYTES);
});

test.describe('the next visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('on a slow connection fetches nothing of the product anew', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(chat.input).toBeEnabled();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(chat.input).toBeEnabled();
    await slowDown(page);
    const start = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await chat.input.fill('I have had a headache since Monday', { timeout: PATIENCE_MS });
    console.log(`the next visit, typing: ${Date.now() - start} ms`);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'transferSize' in entry && Number(entry.transferSize) > 0 && /\/assets\//.test(entry.name))
        .map(({ name }) => name),
    );
    expect(fetched).toEqual([]);
  });
});
