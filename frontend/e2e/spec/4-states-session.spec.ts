import { recordCalls } from '../support/fake-responses';
import { expect, test } from '../support/test';

/** A session id that the server does not have yet. */
const ID = Array.from({ length: 21 }, () => Math.floor(Math.random() * 36).toString(36)).join('');

test('4. Session start', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/session/')) calls.push(`${request.method()} ${pathname.split('/').at(-1)}`);
  });
  const stored = await chat.sessionId();

  await test.step('the id comes from the URL, before local storage', async () => {
    await page.goto(`/?session=${ID}`);
    await chat.opened();
    expect(calls[0]).toBe(`POST ${ID}`);
    expect(await chat.sessionId()).toBe(ID);
  });
  await test.step('the client creates or initialises the session on the server, then fetches it', async () => {
    await expect.poll(() => calls).toContain(`GET ${ID}`);
    expect(calls.indexOf(`POST ${ID}`)).toBeLessThan(calls.indexOf(`GET ${ID}`));
  });
  await test.step('else the id comes from local storage', async () => {
    await page.evaluate((id) => localStorage.setItem('afya:session-id', id), stored);
    await page.goto('/');
    await chat.opened();
    expect(await chat.sessionId()).toBe(stored);
  });
  await test.step('else a new one is generated, of 21 characters', async () => {
    await page.evaluate(() => localStorage.removeItem('afya:session-id'));
    await page.reload();
    await chat.opened();
    expect(await chat.sessionId()).toMatch(/^[\w-]{21}$/);
    expect(await chat.sessionId()).not.toBe(stored);
  });
  await test.step('in dev mode a new one is always generated', async () => {
    await page.goto(`/?dev=true&session=${ID}`);
    await chat.opened();
    const first = await chat.sessionId();
    expect(first).not.toBe(ID);
    await page.goto('/');
    await chat.opened();
    expect(await chat.sessionId()).not.toBe(first);
  });
});

test("4. 'New diagnosis' clears the stored id, generates a new one and reloads the page", async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await chat.say('My stomach hurts');
  const before = await chat.sessionId();
  const loads = recordCalls(page, 'GET', /^\/$/);
  await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
  await expect(page.getByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
  expect(loads).toEqual(['/']);
  const next = await chat.sessionId();
  expect(next).toMatch(/^[\w-]{21}$/);
  expect(next).not.toBe(before);
  await test.step('which is kept after a reload', async () => {
    await page.reload();
    await chat.opened();
    expect(await chat.sessionId()).toBe(next);
  });
});
