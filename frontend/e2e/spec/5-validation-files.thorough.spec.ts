import type { Page } from '@playwright/test';
import { CAMERA, makePdf, makePhoto, type SpecFile } from '../support/files';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    type: 'Invalid file type',
    typeReason: 'notes.txt: Only images and PDF files are allowed',
    size: 'File too large',
    sizeReason: 'scan.pdf: Maximum file size is 10MB',
    many: 'You can only upload up to 5 files at once',
    chosen: 'Chosen files',
    clear: 'Clear All',
  },
  sw: {
    type: 'Aina ya faili haikubaliki',
    typeReason: 'notes.txt: Ni picha na PDF pekee zinazokubaliwa',
    size: 'Faili ni kubwa mno',
    sizeReason: 'scan.pdf: Ukubwa wa juu wa faili ni 10MB',
    many: 'Unaweza kupakia hadi faili 5 kwa wakati mmoja',
    chosen: 'Faili ulizochagua',
    clear: 'Ondoa zote',
  },
} as const;

const MB = 1024 * 1024;
const pdfOf = (name: string, bytes: number): SpecFile => {
  const { buffer, mimeType } = makePdf();
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) };
};
const NOTES: SpecFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('fever') };

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`5. Files: type, size and number (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    const chosen = page.getByRole('list', { name: words.chosen }).getByRole('listitem');
    await test.step("no image and no PDF: 'Invalid file type' with 'Only images and PDF files are allowed'", async () => {
      await chat.attach([NOTES]);
      await expect(page.getByText(words.type, { exact: true })).toBeVisible();
    });
    await test.step("per-file errors show as '{filename}: reason'", async () => {
      await expect(page.getByText(words.typeReason, { exact: true })).toBeVisible();
      await expect(chosen).toHaveCount(0);
    });
    await test.step("over 10 MB: 'File too large' with 'Maximum file size is 10MB'; 10 MB are accepted", async () => {
      await chat.attach([pdfOf('scan.pdf', 10 * MB + 1), pdfOf('full.pdf', 10 * MB)]);
      await expect(page.getByText(words.size, { exact: true })).toBeVisible();
      await expect(page.getByText(words.sizeReason, { exact: true })).toBeVisible();
      await expect(chosen).toHaveCount(1);
    });
    await test.step("at most 5 files at once; more shows 'You can only upload up to 5 files at once'", async () => {
      await chat.attach(Array.from({ length: 5 }, (_, index) => makePdf(`page-${index}.pdf`)));
      await expect(page.getByText(words.many)).toBeVisible();
      await expect(chosen).toHaveCount(1);
      await chat.attach(Array.from({ length: 4 }, (_, index) => makePdf(`page-${index}.pdf`)));
      await expect(chosen).toHaveCount(5);
      await expect(page.getByText(words.many)).toHaveCount(0);
    });
    await test.step('Clear All leaves none', async () => {
      await page.getByRole('button', { name: words.clear }).click();
      await expect(chosen).toHaveCount(0);
    });
  });
}

/** Records the encoding quality of images by type. */
async function recordEncodings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const encodings: string[] = [];
    Object.assign(window, { encodings });
    const original = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      encodings.push(`${type} ${quality}`);
      original.call(this, done, type, quality);
    };
  });
  return () => page.evaluate(() => (window as unknown as { encodings: string[] }).encodings);
}

async function makeWebp(page: Page): Promise<SpecFile> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 400 });
    return canvas.toDataURL('image/webp').split(',')[1] ?? '';
  });
  return { name: 'wide.webp', mimeType: 'image/webp', buffer: Buffer.from(base64, 'base64') };
}

test('5. Images are resized client-side', async ({ openChat, page }) => {
  const encodings = await recordEncodings(page);
  const chat = await openChat('en');
  const tall = await makePhoto(page, { width: 2400, height: 900 });
  const small = { ...(await makePhoto(page, { width: 300, height: 200 })), name: 'small.jpg' };
  await chat.attach([tall, small, await makeWebp(page)]);
  await expect(page.getByRole('list', { name: WORDS.en.chosen }).getByRole('listitem')).toHaveCount(3);
  await chat.sendAndWait(() => chat.sendButton.click());
  const images = chat.messages.getByRole('img', { name: /^Image: / });

  await test.step('to fit within 600 wide by 900 tall, keeping the aspect ratio; none is enlarged', async () => {
    await expect(images).toHaveCount(3);
    // Both photos are stored rotated by 90 degrees.
    const sizes = () =>
      images.evaluateAll((shown: HTMLImageElement[]) =>
        shown.map(({ naturalWidth, naturalHeight }) => `${naturalWidth}×${naturalHeight}`),
      );
    await images.last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await sizes()).toSorted()).toEqual(['200×300', '338×900', '600×200']);
  });
  await test.step('JPEG and WebP are re-encoded, at quality 0.85', async () => {
    expect(new Set(await encodings())).toEqual(new Set(['image/jpeg 0.85', 'image/webp 0.85']));
    const types: (string | undefined)[] = [];
    for (const address of await images.evaluateAll((shown: HTMLImageElement[]) => shown.map(({ src }) => src))) {
      const file = await page.request.get(address);
      types.push(file.headers()['content-type']);
      expect((await file.body()).includes(CAMERA)).toBe(false);
    }
    expect(types.toSorted()).toEqual(['image/jpeg', 'image/jpeg', 'image/webp']);
  });
});
