import type { Page } from '@playwright/test';
import { makePdf, makePhoto } from './support/files';
import { bringTo } from './support/prepare';
import { expect, test } from './support/test';

/** Costs credits in the stage where it is said. */
const NEWS = 'Something else: my back hurts too';

test.describe('nothing that was sent is lost, doubled or charged twice', () => {
  test('the page is reloaded while the answer is on its way', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await bringTo(chat, chat.words.summary);
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

  test('the page is reloaded before the server has said that it took the message', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await chat.opened();
    await chat.input.fill(NEWS);
    await page.route('**/api/chat/*', async (route) => {
      await route.fetch();
      // The answer is lost on its way back.
    });
    const taken = page.waitForEvent('request', (request) => request.method() === 'POST');
    await chat.sendButton.click();
    await taken;
    await expect.poll(() => chat.storedMessages(NEWS)).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();

    await expect(chat.messages.filter({ hasText: NEWS })).toHaveCount(1);
    await expect(chat.input).toBeEnabled();
    // Left in the bar it would be sent a second time.
    await expect(chat.input).toHaveValue('');
  });

  test('the connection breaks after the server took it: Retry does not send it twice', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await bringTo(chat, chat.words.summary);
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

  test('a message written without a network goes out once when it is back', async ({ openChat, page, context }) => {
    const chat = await openChat('sw');
    await chat.opened();
    await context.setOffline(true);
    await chat.input.fill('Ninakohoa tangu jana');
    await chat.sendButton.click();
    await expect(page.getByText('Huna mtandao. Ujumbe wako umehifadhiwa')).toBeVisible();
    await context.setOffline(false);
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.input).toBeEnabled();
    await expect(chat.messages.first()).toContainText('Ninakohoa tangu jana');
    await expect(chat.input).toHaveValue('');
  });

  test('sent before the session is open and then without a network, it says that it waits, and goes out once', async ({
    openChat,
    page,
    context,
  }) => {
    let open = () => {};
    const held = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/api/session/*', async (route) => {
      await held;
      await route.continue();
    });
    const chat = await openChat('sw');
    await chat.input.fill('Ninakohoa tangu jana');
    await chat.sendButton.click();
    await context.setOffline(true);
    await expect(page.getByText('Huna mtandao. Ujumbe wako umehifadhiwa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ubadilishe' })).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    open();
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.input).toHaveValue('');
    expect(await chat.storedMessages('Ninakohoa tangu jana')).toBe(1);
  });

  test('text and files that are not sent yet are there after a reload, and go out from there', async ({
    openChat,
    page,
  }) => {
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

  test('a send that failed still shows Retry after a reload and repeats it under its key, charged once', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('en');
    await bringTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
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
    expect((await chat.creditsUsed()) - used).toBe(cost);
  });

  test('the answer is lost and the page reloaded: sent again under its key, the message is there once and charged once', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('sw');
    await bringTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    const keys = sentKeys(page);
    let lost = 0;
    await page.route('**/api/chat/*', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      // The answer never comes back.
      return new Promise<void>(() => {});
    });
    await chat.input.fill('Mgongo unaniuma pia');
    const cost = await chat.cost();
    await chat.sendButton.click();
    await expect.poll(() => chat.storedMessages('Mgongo unaniuma pia')).toBe(1);
    // Nor can the page see that it has arrived, until it has sent it again: only the key keeps it from being taken twice.
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

  test('a tab that is closed while its message waits for the network: the next one sends it', async ({
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

  test('two tabs on one session agree: what one writes and sends, the other shows and cannot send as well', async ({
    openChat,
    context,
  }) => {
    const one = await openChat('en');
    await one.opened();
    const other = await openChat('en', { page: await context.newPage() });
    await other.opened();
    expect(await other.sessionId()).toBe(await one.sessionId());
    const sends: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/chat/')) sends.push(request.url());
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/api/chat/*', async (route) => {
      await held;
      await route.continue();
    });

    await one.input.fill('I have a headache');
    await expect(other.input).toHaveValue('I have a headache');
    await one.attach([makePdf()]);
    await expect(chosenFiles(other.page)).toHaveCount(1);
    await one.sendButton.click();
    await expect(other.input).toBeDisabled();
    release();
    for (const chat of [one, other]) {
      await expect(chat.messages.filter({ hasText: 'I have a headache' })).toHaveCount(1);
      await expect(chat.input).toBeEnabled();
      await expect(chat.input).toHaveValue('');
      await expect(chosenFiles(chat.page)).toHaveCount(0);
    }
    expect(await other.messages.allInnerTexts()).toEqual(await one.messages.allInnerTexts());
    expect(sends).toHaveLength(1);
  });

  test('a tab is closed in the middle of sending: the other one sees to it', async ({ openChat, page, context }) => {
    const one = await openChat('en');
    await one.opened();
    const other = await openChat('en', { page: await context.newPage() });
    await other.opened();
    // This tab's call never gets anywhere.
    await page.route('**/api/chat/*', () => {});
    await one.input.fill('I feel dizzy');
    await one.sendButton.click();
    await expect(other.input).toBeDisabled();
    await page.close();
    await expect(other.messages.filter({ hasText: 'I feel dizzy' })).toHaveCount(1);
    await expect(other.input).toBeEnabled();
    await expect(other.input).toHaveValue('');
    expect(await other.storedMessages('I feel dizzy')).toBe(1);
  });

  test('a reply is there on a second device', async ({ openChat, context, browser }) => {
    const chat = await openChat('en');
    await chat.say('I have a cough');
    const session = await chat.sessionId();
    const device = await browser.newContext();
    await device.addCookies(await context.cookies());
    const there = await openChat('en', { page: await device.newPage(), path: `/?session=${session}` });
    await expect(there.messages).toHaveCount(2);
    expect(await there.messages.allInnerTexts()).toEqual(await chat.messages.allInnerTexts());
    await device.close();
  });

  test('a new diagnosis leaves nothing of the draft', async ({ openChat, page }) => {
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

/** The keys of what this page sends from now on. */
function sentKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key) keys.push(key);
  });
  return keys;
}
