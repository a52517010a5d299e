import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';
import { FEVER } from './support/words';

test.use({ serviceWorkers: 'allow' });

const KEPT = {
  en: { title: 'No connection', question: 'How old' },
  sw: { title: 'Hakuna mtandao', question: 'umri gani' },
} as const;

for (const language of ['en', 'sw'] as const) {
  test(`opens the last conversation without a network, and only that one (${language})`, async ({
    openChat,
    page,
    context,
  }) => {
    const chat = await openChat(language);
    await advanceTo(chat, KEPT[language].question);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('afya:last-conversation') ?? ''))
      .toContain(FEVER[language]);

    await context.setOffline(true);
    const reopened = await context.newPage();
    await page.close();
    await reopened.goto('/');
    await expect(reopened.getByText(FEVER[language])).toBeVisible();
    await expect(reopened.getByText(KEPT[language].title, { exact: true })).toBeVisible();

    // No API response is in any browser cache.
    const cached = await reopened.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/index.html');
    expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);

    await reopened.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await reopened.waitForLoadState();
    await expect(reopened.getByRole('alert')).toBeVisible();
    await expect(reopened.getByText(FEVER[language])).toHaveCount(0);
  });
}

test('can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  expect(reply.headers()['cache-control']).toBe('no-cache');
  const manifest = (await reply.json()) as { name: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.name).toMatch(/health.*afya/i);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose].join(' ').trim())).toEqual(
    expect.arrayContaining(['192x192', '512x512', '512x512 maskable']),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
