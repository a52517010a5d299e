import type { Page } from '@playwright/test';
import { makePdf, type SpecFile } from './support/files';
import { expect, LANGUAGES, test } from './support/test';

const MB = 1_000_000;
/** Bytes per second: the upload takes some seconds, so that it can be cut in the middle. */
const NETWORK = 700_000;

/** A photo of 3 MB, with so much detail that it stays large when the page has made it smaller. */
async function makeLargePhoto(page: Page): Promise<SpecFile> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 1_200 });
    const pen = canvas.getContext('2d')!;
    const pixels = pen.createImageData(900, 1_200);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'rash.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

function makeLargePdf(): SpecFile {
  const { buffer, mimeType } = makePdf();
  return { name: 'report.pdf', mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(3 * MB)]) };
}

/** Limits the network of the page to `NETWORK`, or cuts it: requests on their way break. */
async function controlNetwork(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const set = (offline: boolean) =>
    browser.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: NETWORK,
    });
  return { slow: () => set(false), cut: () => set(true) };
}

/** Counts the bytes of all bodies that the page sends, also of those that do not arrive. */
async function countSentBytes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sent = new Map<XMLHttpRequest, number>();
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      this.upload.addEventListener('progress', ({ loaded }) => sent.set(this, loaded));
      send.call(this, body);
    };
    Object.assign(window, { sentBytes: () => [...sent.values()].reduce((sum, bytes) => sum + bytes, 0) });
  });
  return () => page.evaluate(() => (window as unknown as { sentBytes: () => number }).sentBytes());
}

for (const language of LANGUAGES) {
  test(`a photo and a PDF of 3 MB go on where the connection was cut, and are sent once (${language})`, async ({
    openChat,
    page,
  }) => {
    const sentBytes = await countSentBytes(page);
    const lengths: number[] = [];
    const offsets: number[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/uploads')) return;
      const headers = request.headers();
      if (request.method() === 'POST') lengths.push(Number(headers['upload-length']));
      if (request.method() === 'PATCH') offsets.push(Number(headers['upload-offset']));
      if (request.method() === 'HEAD') asked.push(request.url());
    });
    const chat = await openChat(language);
    await expect(chat.input).toBeEnabled();
    const photo = await makeLargePhoto(page);
    expect(photo.buffer.length).toBeGreaterThan(3 * MB);
    await chat.attach([photo, makeLargePdf()]);
    await chat.input.fill('x-ray');
    await expect(chat.sendButton).toBeEnabled();
    const cost = await chat.cost();
    const network = await controlNetwork(page);
    await network.slow();
    await chat.sendButton.click();

    const cutAt = async (bytes: number) => {
      await expect.poll(sentBytes, { intervals: [50] }).toBeGreaterThan(bytes);
      await network.cut();
      await page.waitForTimeout(500);
      await network.slow();
    };
    await expect.poll(() => lengths.length).toBe(1);
    await cutAt(lengths[0]! / 2);
    await expect.poll(() => new Set(lengths).size).toBe(2);
    await cutAt(lengths[0]! + 1.5 * MB);

    await expect(chat.messages.getByRole('link', { name: /^PDF: report/ })).toHaveCount(1);
    await expect(chat.input).toBeEnabled({ timeout: 60_000 });
    expect(await chat.storedMessages('x-ray')).toBe(1);
    expect(await chat.creditsUsed()).toBe(cost);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(offsets.filter((offset) => offset > 0).length).toBeGreaterThanOrEqual(2);
    const size = [...new Set(lengths)].reduce((sum, length) => sum + length, 0);
    expect(size).toBeGreaterThan(4 * MB);
    expect(await sentBytes()).toBeLessThan(1.3 * size);
  });
}
