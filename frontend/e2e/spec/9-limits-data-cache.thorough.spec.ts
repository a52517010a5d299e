import { intervals, PageClock } from '../support/page-clock';
import { recordCalls, refuse } from '../support/fake-responses';
import { expect, test } from '../support/test';

test('9. Client data cache and confidence polling', async ({ openChat, page }) => {
  const time = await PageClock.install(page);
  const chat = await openChat('en');
  await chat.opened();
  await time.pause();
  await test.step('confidence polling: 10 s', async () => {
    await time.advance(32_000, 1_000);
    const reads = await time.callTimes(/^GET \/api\/diagnostic-confidence\//);
    expect(reads.length).toBeGreaterThanOrEqual(2);
    for (const interval of intervals(reads)) {
      expect(interval).toBeGreaterThanOrEqual(10_000);
      expect(interval).toBeLessThan(15_000);
    }
  });
  await test.step('queries never go stale, no default polling, no refetch on window focus by default', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await time.advance(1_000);
    // Only messages are refetched when the user returns, because a reply may have arrived.
    expect(await time.callTimes(/^(?!GET \/api\/(diagnostic-confidence|messages)\/)/)).toEqual([]);
  });
});

test('9. No retries for queries or mutations', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  await page.clock.install();
  await test.step('a send', async () => {
    await refuse(page, '**/api/chat/*', { status: 500 });
    const sends = recordCalls(page, 'POST', /^\/api\/chat\//);
    await chat.input.fill('Once');
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(sends).toHaveLength(1);
  });
  await test.step('a read', async () => {
    await refuse(page, '**/api/session/*', { status: 500 });
    const starts = recordCalls(page, 'POST', /^\/api\/session\//);
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(starts).toHaveLength(1);
  });
});
