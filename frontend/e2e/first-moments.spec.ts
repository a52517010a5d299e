import { expect, test } from './support/test';

test.describe('a new visitor before the server has responded', () => {
  test('shares one session between two tabs opened at the same moment', async ({ openChat, context }) => {
    const pages = await Promise.all([context.newPage(), context.newPage()]);
    await pages[0]?.goto('/api/health/live');
    await pages[0]?.evaluate(() =>
      localStorage.setItem('afya:session-id', crypto.randomUUID().replaceAll('-', '').slice(0, 21)),
    );
    const [firstChat, secondChat] = await Promise.all(pages.map((page) => openChat('en', { page })));
    if (!firstChat || !secondChat) throw new Error('two pages, two chats');
    expect(await firstChat.sessionId()).toBe(await secondChat.sessionId());
    await firstChat.say('I have a cough');
    await expect(secondChat.messages.filter({ hasText: 'I have a cough' })).toHaveCount(1);
  });

  test('opens a new session with the draft when the page is reloaded too early', async ({ openChat, page }) => {
    let lost = 0;
    await page.route('**/api/session/*', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      // The server opens the session for a visitor whose cookie never arrives here.
      const elsewhere = await fetch(route.request().url(), { method: 'POST' });
      expect(elsewhere.status).toBe(201);
      return new Promise<void>(() => {});
    });
    const chat = await openChat('en');
    await chat.input.fill('my head hurts');
    await expect.poll(() => lost).toBe(1);
    await page.reload();
    await expect(page.getByText('Access Denied')).toHaveCount(0);
    await expect(chat.input).toHaveValue('my head hurts');
    await chat.sendButton.click();
    await expect(chat.messages.filter({ hasText: 'my head hurts' })).toHaveCount(1);
    expect(await chat.storedMessages('my head hurts')).toBe(1);
  });
});
