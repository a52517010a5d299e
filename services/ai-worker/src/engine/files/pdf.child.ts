/**
 * Reads one PDF in a separate process, for `read-pdf.ts`: the bytes come on stdin, and each page is written to stdout as a
 * line of JSON as soon as it is read. Limits that cannot be enforced inside (time, memory) are enforced outside. It imports
 * nothing of the product, so it needs no other files.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encode } from 'jpeg-js';
import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { PdfLimits, PdfLine } from './pdf-lines';

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>;

const say = (line: PdfLine) => {
  const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(1, bytes, sent);
};

/** Fewer letters are a stamp or a page number on a scanned page. */
const FEW_LETTERS = 20;

function textOf(page: Page): string {
  try {
    return page.getText();
  } catch {
    return '';
  }
}

/** The page as a JPEG in base64, or null if it is empty. */
async function imageOf(page: Page, longestSide: number): Promise<string | null> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight);
  const width = Math.floor(originalWidth * scale);
  const height = Math.floor(originalHeight * scale);
  if (!(width >= 1 && height >= 1)) return null;
  const { data } = await page.render({ width, height, render: 'bitmap' });
  return data.every((part) => part === 255) ? null : encode({ width, height, data }, 80).data.toString('base64');
}

async function read({ pages, characters, images, longestSide }: PdfLimits): Promise<void> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await buffer(process.stdin));
  const total = document.getPageCount();
  say({ pages: total });
  let left = characters;
  let shown = 0;
  for (let index = 0; index < Math.min(pages, total) && left > 0; index++) {
    const page = document.getPage(index);
    const text = textOf(page);
    const isScan = text.replace(/[^\p{L}\p{N}]/gu, '').length < FEW_LETTERS && shown < images;
    const image = isScan ? await imageOf(page, longestSide) : null;
    if (image) shown++;
    say({ page: index + 1, text: text.slice(0, left), ...(image ? { image } : {}) });
    left -= text.length;
  }
  say({ end: true });
}

read(JSON.parse(process.argv[2] ?? '') as PdfLimits).catch((error: unknown) => {
  say({ fault: /password|security/i.test(String(error)) ? 'locked' : 'broken' });
  process.exitCode = 1;
});
