import { makePdf, makePhoto, type SpecFile } from './support/files';
import { expect, test } from './support/test';
import type { Language } from './support/words';

const TEXTS = {
  en: {
    type: ['Invalid file type', 'notes.txt: Only images and PDF files are allowed'],
    size: ['File too large', 'scan.pdf: Maximum file size is 10MB'],
    many: 'You can only upload up to 5 files at once',
    clear: 'Clear All',
    chosen: 'Chosen files',
    hint: 'Images and PDF files, up to 5 at once, 10MB each.',
  },
  sw: {
    type: ['Aina ya faili haikubaliki', 'notes.txt: Ni picha na PDF pekee zinazokubaliwa'],
    size: ['Faili ni kubwa mno', 'scan.pdf: Ukubwa wa juu wa faili ni 10MB'],
    many: 'Unaweza kupakia hadi faili 5 kwa wakati mmoja',
    clear: 'Ondoa zote',
    chosen: 'Faili ulizochagua',
    hint: 'Picha na PDF, hadi 5 kwa pamoja, kila moja isizidi 10MB.',
  },
} as const satisfies Record<Language, object>;

const TOO_LARGE: SpecFile = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([makePdf().buffer, Buffer.alloc(10 * 1024 * 1024)]),
};
const WRONG: SpecFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('fever') };

for (const language of ['en', 'sw'] as const) {
  const texts = TEXTS[language];
  test(`files that cannot be sent are named with the reason (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    const chosen = page.getByRole('list', { name: texts.chosen }).getByRole('listitem');
    await chat.attach([WRONG, TOO_LARGE, makePdf()]);
    for (const text of [...texts.type, ...texts.size])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(chosen).toHaveCount(1);

    await chat.attach(Array.from({ length: 5 }, (_, index) => makePdf(`page-${index}.pdf`)));
    await expect(page.getByText(texts.many)).toBeVisible();
    await expect(chosen).toHaveCount(1);

    await page.getByRole('button', { name: texts.clear }).click();
    await expect(chosen).toHaveCount(0);
    await expect(page.getByText(texts.many)).toHaveCount(0);
    await expect(chat.sendButton).toBeDisabled();
  });
}

test('the hint about files stays three seconds, one at a time', async ({ openChat, page }) => {
  const chat = await openChat('en');
  for (let tap = 0; tap < 2; tap += 1) await chat.attach([]);
  const hint = page.getByRole('region', { name: /Notifications/ }).getByText(TEXTS.en.hint);
  await expect(hint).toHaveCount(1);
  await expect(hint).toHaveCount(0, { timeout: 5_000 });
});

test('a lab report as PDF is sent alone, acknowledged, and opens from the file call', async ({ openChat, page }) => {
  const chat = await openChat('sw');
  const pdf = makePdf();
  await chat.attach([pdf]);
  await chat.turn(() => chat.sendButton.click());
  const link = page.getByRole('link', { name: 'PDF: lab-report.pdf' });
  const stored = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(stored.headers()['content-type']).toBe('application/pdf');
  expect(Buffer.compare(await stored.body(), pdf.buffer)).toBe(0);
  await expect(chat.messages.filter({ hasText: 'Nimepokea lab-report.pdf' })).toHaveCount(1);
});

test('two photos in one message both come back, within 600 × 900 @desktop', async ({ openChat, page }) => {
  const chat = await openChat('en');
  const wide = await makePhoto(page, { width: 900, height: 2400 });
  const small = await makePhoto(page, { width: 300, height: 200 });
  await chat.attach([wide, { ...small, name: 'small.jpg' }]);
  await chat.input.fill('These spots itch');
  await chat.turn(() => chat.sendButton.click());
  const images = chat.messages.getByRole('img', { name: /^Image: / });
  await expect(images).toHaveCount(2);
  const sizes = () =>
    images.evaluateAll((shown: HTMLImageElement[]) =>
      shown.map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    );
  // Both lie on their side in the file.
  await expect.poll(sizes).toEqual([
    [600, 225],
    [200, 300],
  ]);
});
