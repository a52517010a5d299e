import { bringTo } from './support/prepare';
import { expect, test } from './support/test';

const QUIET_MS = 3_500;

test('messages are read every second while an answer is awaited, and not at all afterwards', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await bringTo(chat, 'Shall I show you');
  const reads: number[] = [];
  const statuses: number[] = [];
  const isRead = (url: string) => url.includes('/api/messages/');
  page.on('request', (request) => isRead(request.url()) && reads.push(Date.now()));
  page.on('response', (response) => isRead(response.url()) && statuses.push(response.status()));

  // The first read after the send shows that answers are pending (three of them here); then the network is away for a while.
  const firstRead = page.waitForResponse((response) => isRead(response.url()));
  const before = await chat.messages.count();
  await chat.chips.filter({ hasText: 'Yes, show me' }).click();
  await firstRead;
  await page.route('**/api/messages/*', (route) => route.abort());
  await expect.poll(() => reads.length, { intervals: [100] }).toBeGreaterThanOrEqual(4);
  await page.unrouteAll();
  await expect(chat.input).toBeEnabled();
  await expect(chat.messages).toHaveCount(before + 4);
  const everyMs = ((reads.at(-1) ?? 0) - (reads[0] ?? 0)) / (reads.length - 1);
  expect(everyMs).toBeGreaterThan(900);
  expect(everyMs).toBeLessThan(2_000);

  const settled = reads.length;
  await page.waitForTimeout(QUIET_MS);
  expect(reads.length).toBe(settled);

  // Whoever comes back to the tab gets what is new; unchanged, it costs a 304.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => statuses.at(-1)).toBe(304);
  await expect(chat.messages).toHaveCount(before + 4);
});
