import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ChatPage } from './support/chat-page';
import { makePdf, type SpecFile } from './support/files';
import { expect, test } from './support/test';
import type { Language } from './support/words';

const TEXTS = {
  en: {
    chosen: 'Chosen files',
    sending: 'Sending your files',
    cancel: 'Cancel',
    upload: (name: string) => `Upload of ${name}`,
    arrived: 'Your message was already there',
  },
  sw: {
    chosen: 'Faili ulizochagua',
    sending: 'Faili zako zinatumwa',
    cancel: 'Ghairi',
    upload: (name: string) => `Kutuma ${name}`,
    arrived: 'Ujumbe wako ulikuwa umeshafika',
  },
} as const satisfies Record<Language, object>;

/** Bytes per second of a weak mobile network, and a file that takes some seconds there. */
const WEAK_NETWORK = 60_000;
const LARGE = 150_000;

const chosenFiles = (page: Page, language: Language) =>
  page.getByRole('list', { name: TEXTS[language].chosen }).getByRole('listitem');

function largePdf(name: string): SpecFile {
  const { buffer, mimeType } = makePdf();
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(LARGE)]) };
}

async function slowDown(page: Page, bytesPerSecond = WEAK_NETWORK): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytesPerSecond);
  return async () => void (await limit(-1));
}

/**
 * Types, attaches and sends. The server receives the message but its response never arrives. Returns a function that
 * lets later requests through.
 */
async function sendWithoutResponse(chat: ChatPage, text: string): Promise<{ cost: number; keys: string[] }> {
  const { page } = chat;
  const keys: string[] = [];
  await page.route('**/api/chat/*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return new Promise<void>(() => {});
  });
  await chat.attach([makePdf()]);
  await chat.input.fill(text);
  await expect(chat.sendButton).toBeEnabled();
  const cost = await chat.cost();
  await chat.sendButton.click();
  await expect.poll(() => chat.storedMessages(text)).toBe(1);
  return { cost, keys };
}

for (const language of ['en', 'sw'] as const) {
  const texts = TEXTS[language];
  test(`shows the upload progress of each file and returns text and files on cancel (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await expect(chat.input).toBeEnabled();
    await chat.attach([largePdf('first.pdf'), largePdf('second.pdf')]);
    await chat.input.fill('x-ray');
    await expect(chat.sendButton).toBeEnabled();
    const full = await slowDown(page);
    await chat.sendButton.click();

    const bar = (name: string) => page.getByRole('progressbar', { name: texts.upload(name) });
    const percent = (name: string) => bar(name).evaluate((shown: HTMLProgressElement) => shown.value);
    await expect(page.getByText(texts.sending)).toBeVisible();
    // The first is sent before the second.
    await expect.poll(() => percent('first.pdf'), { intervals: [50] }).toBeGreaterThan(20);
    expect(await percent('second.pdf')).toBeLessThan(20);
    await expect.poll(() => percent('second.pdf'), { intervals: [50] }).toBeGreaterThan(10);
    expect(await percent('first.pdf')).toBe(100);
    expect(await percent('second.pdf')).toBeLessThan(100);

    await page.getByRole('button', { name: texts.cancel }).click();
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('x-ray');
    await expect(chosenFiles(page, language)).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await full();
    expect(await chat.storedMessages('x-ray')).toBe(0);
    expect(await chat.creditsUsed()).toBe(0);

    const cost = await chat.cost();
    await chat.sendAndWait(() => chat.sendButton.click());
    expect(await chat.storedMessages('x-ray')).toBe(1);
    expect(await chat.creditsCharged()).toBe(cost);
    await expect(chosenFiles(page, language)).toHaveCount(0);
  });
}

test('keeps a message cancelled after arrival once, charges it once and clears the composer', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await expect(chat.input).toBeEnabled();
  const { cost, keys } = await sendWithoutResponse(chat, 'my report');
  await page.getByRole('button', { name: TEXTS.en.cancel }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(TEXTS.en.arrived)).toBeVisible();
  await expect(chat.messages.filter({ hasText: 'my report' })).toHaveCount(1);
  await expect(chat.input).toBeEnabled({ timeout: 30_000 });
  await expect(chat.input).toHaveValue('');
  await expect(chosenFiles(page, 'en')).toHaveCount(0);
  expect(keys).toHaveLength(1);
  expect(await chat.creditsCharged()).toBe(cost);
});

for (const language of ['en', 'sw'] as const) {
  test(`keeps a message cancelled after arrival and then changed, charges nothing twice and leaves the new text unsent (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    await expect(chat.input).toBeEnabled();
    const { cost, keys } = await sendWithoutResponse(chat, 'my report');
    // Before sending it again, the page cannot see that it has arrived.
    await page.route('**/api/messages/*', (route) =>
      keys.length < 2 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.getByRole('button', { name: TEXTS[language].cancel }).click();
    await expect(chat.input).toHaveValue('my report');
    await chat.input.fill('my report of May');
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toContainText(TEXTS[language].arrived);
    await expect(chat.messages.filter({ hasText: 'my report' })).toHaveCount(1);
    await expect(chat.input).toHaveValue('my report of May');
    await expect(chosenFiles(page, language)).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
    expect(await chat.storedMessages('my report of May')).toBe(0);
    expect(await chat.creditsCharged()).toBe(cost);

    await expect(chat.input).toBeEnabled({ timeout: 30_000 });
    await chat.sendAndWait(() => chat.sendButton.click());
    expect(await chat.storedMessages('my report of May')).toBe(1);
    expect(new Set(keys).size).toBe(2);
  });
}

test('sends the files once when Retry follows a lost connection @desktop', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await expect(chat.input).toBeEnabled();
  await page.route('**/api/chat/*', (route) => route.abort('connectionreset'));
  await chat.attach([makePdf('page-1.pdf'), makePdf('page-2.pdf')]);
  await expect(chosenFiles(page, 'en')).toHaveCount(2);
  await expect(chat.sendButton).toBeEnabled();
  await chat.sendButton.click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(chosenFiles(page, 'en')).toHaveCount(2);
  await page.unroute('**/api/chat/*');
  await chat.sendAndWait(() => page.getByRole('button', { name: 'Retry' }).click());
  await expect(chat.messages.getByRole('link', { name: /^PDF: page-/ })).toHaveCount(2);
  await expect(chosenFiles(page, 'en')).toHaveCount(0);
});

test('removes, sends and cancels files by keyboard alone @desktop', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await expect(chat.input).toBeEnabled();
  await chat.attach([largePdf('a.pdf'), largePdf('b.pdf')]);
  await expect(chosenFiles(page, 'en')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove a.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove b.pdf' })).toBeFocused();
  const full = await slowDown(page, WEAK_NETWORK / 6);
  await chat.input.focus();
  await page.keyboard.type('the x-ray');
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: TEXTS.en.cancel });
  await expect(cancel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('form').setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await expect(chat.input).toHaveValue('the x-ray');
  await full();
});
