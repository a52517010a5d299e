import { textPdf } from '@afya/testing';
import { HOSTILE, scannedPdf } from '../../../test/make-pdf';
import { PDF_LIMITS, readPdf } from './read-pdf';

const NEVER = new AbortController().signal;
const TIMEOUT_MS = 4_000;
/** The time that a loaded machine needs for documents that are read to their end. */
const AMPLE: typeof PDF_LIMITS = { ...PDF_LIMITS, timeoutMs: 60_000 };
jest.setTimeout(180_000);

test('reads the text page by page', async () => {
  expect(await readPdf(textPdf('Hb 7.2 g/dl (low)\nMalaria: positive', 'Page two'), NEVER, AMPLE)).toEqual({
    total: 2,
    pages: [
      { page: 1, text: expect.stringMatching(/^Hb 7\.2 g\/dl \(low\)\s+Malaria: positive$/) as string },
      { page: 2, text: 'Page two', image: expect.any(String) as string },
    ],
  });
});

test('a scanned page is a JPEG within the size limit', async () => {
  const read = await readPdf(scannedPdf(), NEVER, AMPLE);
  if (typeof read === 'string') throw new Error(read);
  const bytes = Buffer.from(read.pages[0]!.image!, 'base64');
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  // The frame header of a baseline JPEG: FF C0, length, precision, height, width.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  expect([bytes.readUInt16BE(frame + 5), bytes.readUInt16BE(frame + 7)]).toEqual([1_500, 1_059]);
});

test('reads the first of 5,000 pages, and the first of many letters', async () => {
  const many = await readPdf(
    textPdf(...Array.from({ length: 5_000 }, (_, n) => `Sheet number ${n + 1} of the file`)),
    NEVER,
    AMPLE,
  );
  expect(many).toMatchObject({ total: 5_000, pages: { length: PDF_LIMITS.pages } });
  const letters = textPdf(...Array.from({ length: 15 }, () => 'Two thousand letters'.repeat(100)));
  const long = await readPdf(letters, NEVER, AMPLE);
  if (typeof long === 'string') throw new Error(long);
  expect(long.pages.map(({ text }) => text).join('')).toHaveLength(PDF_LIMITS.characters);
});

test.each(Object.keys(HOSTILE))('%s: it ends in its time, and says why or gives what there is', async (name) => {
  const bytes = HOSTILE[name]!();
  const startedAt = performance.now();
  const read = await readPdf(bytes, NEVER, { ...PDF_LIMITS, timeoutMs: TIMEOUT_MS });
  const ms = performance.now() - startedAt;
  expect(ms).toBeLessThan(TIMEOUT_MS + 2_000);
  if (name.startsWith('locked')) expect(read).toBe('locked');
  if (typeof read === 'string') expect(['locked', 'broken', 'too_much', 'empty']).toContain(read);
});

test('an aborted caller ends the process', async () => {
  const leaving = AbortSignal.timeout(300);
  const startedAt = performance.now();
  await expect(readPdf(HOSTILE['a drawing without end']!(), leaving)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
