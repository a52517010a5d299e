import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CAMERA, makePdf, makePhoto, type SpecFile, withExif } from './support/files';
import { readJpegHead } from './support/jpeg';
import { expect, test } from './support/test';
import type { Language } from './support/words';

const TEXTS = {
  en: { chosen: 'Chosen files', camera: 'Take a photo', drop: 'Drop your files here', opened: 'cannot be opened' },
  sw: { chosen: 'Faili ulizochagua', camera: 'Piga picha', drop: 'Weka faili zako hapa', opened: 'Picha haifunguki' },
} as const satisfies Record<Language, object>;
const HINT = 'Images and PDF files, up to 5 at once, 10MB each.';

const chosenFiles = (page: Page, language: Language) =>
  page.getByRole('list', { name: TEXTS[language].chosen }).getByRole('listitem');

/** An image of the given type; its left half is red, its right half blue. */
async function makeHalves(page: Page, { width, height, type }: { width: number; height: number; type: string }) {
  const base64 = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas here');
      for (const [colour, from] of [
        ['#d00000', 0],
        ['#0000d0', w / 2],
      ] as const) {
        pen.fillStyle = colour;
        pen.fillRect(from, 0, w / 2, h);
      }
      return canvas.toDataURL(mime, 0.95).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Colours at the centre of the upper and lower half of a displayed image. */
function readColours(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    pen?.drawImage(image, 0, 0);
    return [0.25, 0.75].map((part) => {
      const [red = 0, , blue = 0] = pen?.getImageData(width / 2, height * part, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  }, address);
}

test('shows the file hint for three seconds, one at a time', async ({ openChat, page }) => {
  const chat = await openChat('en');
  for (let tap = 0; tap < 2; tap += 1) await chat.attach([]);
  const shownAt = Date.now();
  const hint = page.getByRole('region', { name: /Notifications/ }).getByText(HINT);
  await expect(hint).toHaveCount(1);
  await expect(hint).toHaveCount(0, { timeout: 5_000 });
  expect(Date.now() - shownAt).toBeGreaterThan(2_500);
});

test('sends a PDF lab report alone, acknowledges it and opens it from the file endpoint', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('sw');
  const pdf = makePdf();
  await chat.attach([pdf]);
  await chat.sendAndWait(() => chat.sendButton.click());
  const link = page.getByRole('link', { name: 'PDF: lab-report.pdf' });
  const stored = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(stored.headers()['content-type']).toBe('application/pdf');
  expect(Buffer.compare(await stored.body(), pdf.buffer)).toBe(0);
  await expect(chat.messages.filter({ hasText: 'Nimepokea lab-report.pdf' })).toHaveCount(1);
});

test('uploads a photo upright, within 600 × 900 pixels, at quality 85, without location and camera data', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  // The left side of the file is the top of the photo, because the phone was in portrait orientation.
  const photo = withExif(await makeHalves(page, { width: 1600, height: 1200, type: 'image/jpeg' }));
  expect(readJpegHead(photo).markers).toContain('e1');
  await chat.attach([{ name: 'rash.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await chat.sendAndWait(() => chat.sendButton.click());

  const image = chat.messages.getByRole('img', { name: 'Image: rash.jpg' });
  const address = (await image.getAttribute('src')) ?? '';
  const stored = await (await page.request.get(address)).body();
  const { markers, width, height, firstQuantum } = readJpegHead(stored);
  expect([width, height]).toEqual([600, 800]);
  expect(await readColours(page, address)).toEqual(['red', 'blue']);
  expect(firstQuantum).toBe(5);
  // Neither EXIF or XMP (e1) nor IPTC (ed) nor a comment (fe).
  expect(markers.filter((marker) => ['e1', 'ed', 'fe'].includes(marker))).toEqual([]);
  for (const trace of ['Exif', CAMERA]) expect(stored.includes(trace)).toBe(false);
});

test('keeps PNG and WebP as they are', async ({ openChat, page }) => {
  const chat = await openChat('en');
  const size = { width: 1200, height: 900 };
  const files = await Promise.all(
    ['png', 'webp'].map(async (kind): Promise<SpecFile> => {
      const mimeType = `image/${kind}`;
      return { name: `scan.${kind}`, mimeType, buffer: await makeHalves(page, { ...size, type: mimeType }) };
    }),
  );
  await chat.attach(files);
  await chat.sendAndWait(() => chat.sendButton.click());
  for (const kind of ['png', 'webp']) {
    const image = chat.messages.getByRole('img', { name: `Image: scan.${kind}` });
    await image.scrollIntoViewIfNeeded();
    const stored = await page.request.get((await image.getAttribute('src')) ?? '');
    expect(stored.headers()['content-type']).toBe(`image/${kind}`);
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(600);
  }
});

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and what the sensor saw', 'latin1');
for (const { language, heic, broken } of [
  { language: 'en', heic: 'HEIC photos do not open here', broken: 'The image is damaged' },
  { language: 'sw', heic: 'Picha za HEIC hazifunguki hapa', broken: 'Picha imeharibika' },
] as const) {
  test(`names an image that this browser cannot open, explains what to do and uploads nothing (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    const whole = (await makePhoto(page, { width: 900, height: 700 })).buffer;
    const sends: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sends.push(request.url()));
    await chat.attach([
      { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('no brand either') },
      { name: 'IMG_0002', mimeType: '', buffer: HEIC },
      { name: 'half.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, Math.floor(whole.length / 2)) },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('these are words') },
    ]);
    const alert = page.getByRole('alert').filter({ hasText: TEXTS[language].opened });
    for (const name of ['IMG_0001.HEIC', 'IMG_0002']) await expect(alert).toContainText(`${name}: ${heic}`);
    for (const name of ['half.jpg', 'notes.png']) await expect(alert).toContainText(`${name}: ${broken}`);
    await expect(chosenFiles(page, language)).toHaveCount(0);
    await expect(chat.sendButton).toBeDisabled();
    expect(sends.filter((url) => url.includes('/chat/'))).toEqual([]);
  });
}

for (const { language, active, incomplete } of [
  { language: 'en', active: 'The PDF holds programs or other files', incomplete: 'The PDF is damaged or incomplete' },
  {
    language: 'sw',
    active: 'PDF ina programu au faili nyingine ndani',
    incomplete: 'PDF imeharibika au haijakamilika',
  },
] as const) {
  test(`names files that the server rejects, keeps them selected and charges nothing (${language})`, async ({
    openChat,
    page,
  }) => {
    const chat = await openChat(language);
    const half = makePdf('half.pdf');
    await chat.attach([
      makePdf('script.pdf', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      { ...half, buffer: half.buffer.subarray(0, -10) },
      makePdf('good.pdf'),
    ]);
    await expect(chosenFiles(page, language)).toHaveCount(3);
    await chat.sendButton.click();
    const alert = page.getByRole('alert').filter({ hasText: 'script.pdf' });
    await expect(alert).toContainText(`script.pdf: ${active}`);
    await expect(alert).toContainText(`half.pdf: ${incomplete}`);
    await expect(alert).not.toContainText('good.pdf');
    await expect(chosenFiles(page, language)).toHaveCount(3);
    expect(await chat.creditsUsed()).toBe(0);
  });
}

test('takes a photo on a phone, before and while text is typed', async ({ openChat, page }) => {
  const chat = await openChat('sw');
  const camera = page.getByRole('button', { name: TEXTS.sw.camera });
  await expect(chat.input).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await camera.tap();
  const opened = await chooser;
  expect(await opened.element().getAttribute('capture')).toBe('environment');
  expect(await opened.element().getAttribute('accept')).toBe('image/*');
  expect(opened.isMultiple()).toBe(false);
  await opened.setFiles(await makePhoto(page, { width: 640, height: 480 }));
  await expect(chosenFiles(page, 'sw')).toHaveCount(1);
  await chat.input.fill('Vipele hivi vinawasha');
  await expect(camera).toBeEnabled();
  await chat.sendAndWait(() => chat.sendButton.click());
  await expect(chat.messages.getByRole('img', { name: 'Picha: rash.jpg' })).toHaveCount(1);
});

test('pastes a copied image as a file and copied text as text @desktop', async ({ openChat, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await openChat('en');
  await expect(chat.input).toBeEnabled();
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (png) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  });
  await chat.input.press('Control+v');
  await expect(chosenFiles(page, 'en').getByRole('img', { name: 'image.png' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('since yesterday'));
  await chat.input.press('Control+v');
  await expect(chat.input).toHaveValue('since yesterday');
  await expect(chosenFiles(page, 'en')).toHaveCount(1);
});

for (const language of ['en', 'sw'] as const) {
  test(`accepts dropped files anywhere in the window and shows this (${language}) @desktop`, async ({
    openChat,
    page,
  }, info) => {
    const chat = await openChat(language);
    await expect(chat.input).toBeEnabled();
    const path = info.outputPath('report.pdf');
    await writeFile(path, makePdf().buffer);
    const browser = await page.context().newCDPSession(page);
    const drag = (type: 'dragEnter' | 'dragOver' | 'dragCancel' | 'drop', x: number) =>
      browser.send('Input.dispatchDragEvent', {
        type,
        x,
        y: 300,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    const zone = page.getByText(TEXTS[language].drop);

    // A dragging pointer repeats its event.
    const dragOverWindow = async () => {
      await drag('dragEnter', 300);
      await expect(async () => {
        await drag('dragOver', 310);
        await expect(zone).toBeVisible({ timeout: 300 });
      }).toPass();
    };

    await dragOverWindow();
    await drag('dragCancel', 320);
    // Cancelled this way, no event reaches the page; the next pointer move does.
    await page.mouse.move(330, 300);
    await expect(zone).toHaveCount(0);

    await dragOverWindow();
    await drag('drop', 330);
    await expect(chosenFiles(page, language)).toHaveCount(1);
    await expect(zone).toHaveCount(0);
    await expect(chat.sendButton).toBeEnabled();
  });
}
