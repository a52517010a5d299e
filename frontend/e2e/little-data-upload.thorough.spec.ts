import type { Page } from '@playwright/test';
import { CuttingProxy } from './support/cutting-proxy';
import { makePdf, type SpecFile } from './support/files';
import { expect, LANGUAGES, test } from './support/test';

const MB = 1_000_000;

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

for (const language of LANGUAGES) {
  test(`a photo and a PDF of 3 MB go on where the connection was cut, and are sent once (${language})`, async ({
    openChat,
    browser,
  }) => {
    const network = await CuttingProxy.start();
    const context = await browser.newContext({ proxy: { server: network.address } });
    const page = await context.newPage();
    const lengths = new Map<string, number>();
    page.on('request', (request) => {
      const { 'idempotency-key': key = '', 'upload-length': length } = request.headers();
      if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) lengths.set(key, Number(length));
    });
    const chat = await openChat(language, { page });
    await expect(chat.input).toBeEnabled();
    const photo = await makeLargePhoto(page);
    expect(photo.buffer.length).toBeGreaterThan(3 * MB);
    await chat.attach([photo, makeLargePdf()]);
    await chat.input.fill('x-ray');
    await expect(chat.sendButton).toBeEnabled();
    await chat.sendButton.click();

    await expect(chat.messages.getByRole('link', { name: /^PDF: report/ })).toHaveCount(1);
    await expect(chat.messages.filter({ hasText: 'x-ray' })).toHaveCount(1);
    // Chromium itself repeats a request whose connection breaks, from its first byte; the server refuses it at once.
    const calls = network.calls.filter((call, index, all) => call !== all[index - 1]);
    const goesOn = calls.map((call) => (/^PATCH [1-9]/.test(call) ? 'goes on' : call));
    const file = 'POST, PATCH 0, HEAD, goes on';
    expect(goesOn.join(', ')).toBe(`${file}, ${file}`);
    const size = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    expect(size).toBeGreaterThan(4 * MB);
    expect(network.uploaded).toBeLessThan(1.3 * size);
    await context.close();
    network.stop();
  });
}
