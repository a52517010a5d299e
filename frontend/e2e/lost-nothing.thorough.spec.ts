import type { Page } from '@playwright/test';
import { makePdf, makePhoto } from './support/files';
import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';

/** A message that costs credits in this stage. */
const NEWS = 'Something else: my back hurts too';

test.describe('messages are neither lost, duplicated nor charged twice', () => {
  test('when the page is reloaded while the reply is pending', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    await chat.input.fill(NEWS);
    const cost = await chat.cost();
    const accepted = page.waitForResponse((response) => response.request().method() === 'POST');
    await chat.sendButton.click();
    await accepted;
    await page.reload();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    await expect(chat.messages.last()).not.toContainText(NEWS);
    expect(cost).toBeGreaterThan(0);
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('when the page is reloaded before the server has accepted the message', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await chat.opened();
    await chat.input.fill(NEWS);
    await page.route('**/api/chat/*', async (route) => {
      await route.fetch();
      // The response is lost.
    });
    const accepted = page.waitForEvent('request', (request) => request.method() === 'POST');
    await chat.sendButton.click();
    await accepted;
    await expect.poll(() => chat.storedMessages(NEWS)).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    // If it stayed in the composer, it would be sent a second time.
    await expect(chat.input).toHaveValue('');
  });

  test('when the connection breaks after the server accepted a message, which Retry does not send again', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('en');
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    let sends = 0;
    await page.route('**/api/chat/*', async (route) => {
      sends += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await chat.input.fill(NEWS);
    const cost = await chat.cost();
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toHaveValue('');
    await expect(chat.input).toBeEnabled();
    expect(sends).toBe(1);
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('when a message is written offline: it is sent once when the network is back', async ({
    openChat,
    page,
    context,
  }) => {
    const chat = await openChat('sw');
    await chat.opened();
    await context.setOffline(true);
    await chat.input.fill('Ninakohoa tangu jana');
    await chat.sendButton.click();
    await expect(page.getByText('Huna mtandao. Ujumbe utatumwa')).toBeVisible();
    await context.setOffline(false);
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.input).toBeEnabled();
    await expect(chat.messages.first()).toContainText('Ninakohoa tangu jana');
    await expect(chat.input).toHaveValue('');
  });

  test('when a message is queued before the session is open and then offline: it is shown as queued and sent once', async ({
    openChat,
    page,
    context,
  }) => {
    let open = () => {};
    const released = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/api/session/*', async (route) => {
      await released;
      await route.continue();
    });
    const chat = await openChat('sw');
    await chat.input.fill('Ninakohoa tangu jana');
    await chat.sendButton.click();
    await context.setOffline(true);
    await expect(page.getByText('Huna mtandao. Ujumbe utatumwa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ubadilishe' })).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    open();
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.input).toHaveValue('');
    expect(await chat.storedMessages('Ninakohoa tangu jana')).toBe(1);
  });

  test('when the page is reloaded with unsent text and files, which can then be sent', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await chat.input.fill('This rash itches');
    await chat.attach([await makePhoto(page, { width: 800, height: 600 }), makePdf()]);
    await expect(chosenFiles(page)).toHaveCount(2);
    await page.reload();

    await expect(chat.input).toHaveValue('This rash itches');
    await expect(chosenFiles(page)).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'rash.jpg' })).toBeVisible();
    await chat.sendButton.click();
    await expect(chat.messages.filter({ hasText: 'This rash itches' })).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'Image: rash.jpg' })).toBeVisible();
    await expect(chat.messages.getByRole('link', { name: 'PDF: lab-report.pdf' })).toBeVisible();
    await expect(chat.input).toBeEnabled();
    await page.reload();
    await expect(chat.input).toHaveValue('');
    await expect(chosenFiles(page)).toHaveCount(0);
  });

  test('when a failed message is retried after a reload with its key, charged once', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsCharged();
    const keys = sentKeys(page);
    await page.route('**/api/chat/*', (route) => route.fulfill({ status: 503, body: '' }));
    await chat.input.fill(NEWS);
    await chat.attach([makePdf()]);
    await expect(chosenFiles(page)).toHaveCount(1);
    const cost = await chat.cost();
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await page.unrouteAll();
    await page.reload();

    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await expect(chat.input).toHaveValue(NEWS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    await expect(chosenFiles(page)).toHaveCount(0);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await chat.creditsCharged()) - used).toBe(cost);
  });

  test('when the response is lost and the page reloaded: resent with its key, the message exists once and is charged once', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('sw');
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    const keys = sentKeys(page);
    let lost = 0;
    await page.route('**/api/chat/*', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      // The response never arrives.
      return new Promise<void>(() => {});
    });
    await chat.input.fill('Mgongo unaniuma pia');
    const cost = await chat.cost();
    await chat.sendButton.click();
    await expect.poll(() => chat.storedMessages('Mgongo unaniuma pia')).toBe(1);
    // The page cannot see that it was accepted before sending it again: only the key prevents a duplicate.
    await page.route('**/api/messages/*', (route) =>
      keys.length < 2 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.reload();

    await expect(chat.messages.filter({ hasText: 'Mgongo unaniuma pia' })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('when a tab is closed while its message waits for the network: the next tab sends it', async ({
    openChat,
    page,
    context,
  }) => {
    const chat = await openChat('en');
    await chat.opened();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you write is kept.')).toBeVisible();
    await chat.input.fill('I have been coughing');
    await chat.sendButton.click();
    await expect(page.getByText('You are offline. Your message is kept')).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const next = await openChat('en', { page: await context.newPage() });
    await expect(next.messages.filter({ hasText: 'I have been coughing' })).toHaveCount(1);
    await expect(next.messages).toHaveCount(2);
    await expect(next.input).toHaveValue('');
  });

  test('when two tabs share a session: while one sends, the other cannot send the same draft', async ({
    openChat,
    context,
  }) => {
    const firstChat = await openChat('en');
    await firstChat.opened();
    const secondChat = await openChat('en', { page: await context.newPage() });
    await secondChat.opened();
    expect(await secondChat.sessionId()).toBe(await firstChat.sessionId());
    const sends: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/chat/')) sends.push(request.url());
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/api/chat/*', async (route) => {
      await released;
      await route.continue();
    });

    await firstChat.input.fill('I have a headache');
    await expect(secondChat.input).toHaveValue('I have a headache');
    await firstChat.attach([makePdf()]);
    await expect(chosenFiles(secondChat.page)).toHaveCount(1);
    await firstChat.sendButton.click();
    await expect(secondChat.input).toBeDisabled();
    release();
    for (const chat of [firstChat, secondChat]) {
      await expect(chat.messages.filter({ hasText: 'I have a headache' })).toHaveCount(1);
      await expect(chat.input).toBeEnabled();
      await expect(chat.input).toHaveValue('');
      await expect(chosenFiles(chat.page)).toHaveCount(0);
    }
    expect(await secondChat.messages.allInnerTexts()).toEqual(await firstChat.messages.allInnerTexts());
    expect(sends).toHaveLength(1);
  });

  test('when a tab is closed while sending: the other tab sends the message', async ({ openChat, page, context }) => {
    const firstChat = await openChat('en');
    await firstChat.opened();
    const secondChat = await openChat('en', { page: await context.newPage() });
    await secondChat.opened();
    // This tab's request never arrives.
    await page.route('**/api/chat/*', () => {});
    await firstChat.input.fill('I feel dizzy');
    await firstChat.sendButton.click();
    await expect(secondChat.input).toBeDisabled();
    await page.close();
    await expect(secondChat.messages.filter({ hasText: 'I feel dizzy' })).toHaveCount(1);
    await expect(secondChat.input).toBeEnabled();
    await expect(secondChat.input).toHaveValue('');
    expect(await secondChat.storedMessages('I feel dizzy')).toBe(1);
  });

  test('when a reply is read on a second device', async ({ openChat, context, browser }) => {
    const chat = await openChat('en');
    await chat.say('I have a cough');
    const session = await chat.sessionId();
    const device = await browser.newContext();
    await device.addCookies(await context.cookies());
    const secondChat = await openChat('en', { page: await device.newPage(), path: `/?session=${session}` });
    await expect(secondChat.messages).toHaveCount(2);
    expect(await secondChat.messages.allInnerTexts()).toEqual(await chat.messages.allInnerTexts());
    await device.close();
  });

  test('deletes the draft with a new diagnosis', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await chat.input.fill('not for anybody else');
    await chat.attach([makePdf()]);
    await expect(chosenFiles(page)).toHaveCount(1);
    const before = await chat.sessionId();
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect.poll(() => chat.sessionId()).not.toBe(before);
    await page.goto(`/?session=${before}`);
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    await expect(chosenFiles(page)).toHaveCount(0);
  });
});

const chosenFiles = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');

/** Collects the idempotency keys that this page sends from now on. */
function sentKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key) keys.push(key);
  });
  return keys;
}
