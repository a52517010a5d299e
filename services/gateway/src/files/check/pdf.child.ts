/**
 * Looks into one PDF in a process of its own: the file is stdin, the verdict goes to stdout as JSON. It imports nothing of the
 * product, so that it starts by itself and needs to read no other files.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFileSync, writeSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { FileFault, PdfLimits, Verdict } from './verdict';

class Refused extends Error {
  readonly fault: FileFault;

  // Node runs this file with its types taken out and nothing else, so a field is declared by itself
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A name as it stands in a PDF, where any letter may be written as `#` and its two hexadecimal digits (ISO 32000-1, 7.3.5). */
const nameOf = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
/** What makes a PDF more than pages: programs, the start of others, files within, films (ISO 32000-1, 7.11.4, 12.6.4, 13). */
const ACTIVE = new RegExp(`/(?:${['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia'].map(nameOf).join('|')})`, 'i');
/** Where a list of objects begins that may be compressed. */
const OBJECTS = new RegExp(`/${nameOf('ObjStm')}[^]{0,400}?stream\\r?\\n`, 'gi');
/** Where an archive's list of contents begins and where it ends, with the length of what follows (PKWARE's APPNOTE, 4.3.16). */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** From `%%EOF` on there is nothing but white space: what stands there is another file that was put behind. */
function checkEnd(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1) throw new Refused('FILE_PDF_BROKEN');
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', end + 5))) throw new Refused('FILE_PDF_ACTIVE');
  const tail = bytes.subarray(-(ZIP_COMMENT_BYTES + ZIP_END_BYTES));
  const zip = tail.lastIndexOf(ZIP_END);
  if (zip !== -1 && zip + ZIP_END_BYTES <= tail.length) throw new Refused('FILE_PDF_ACTIVE');
}

/** Looks for names in the file as it lies and in its compressed lists of objects (7.5.7); drawings and fonts hold none that count. */
function checkNames(bytes: Buffer, text: string, most: number): void {
  if (ACTIVE.test(text)) throw new Refused('FILE_PDF_ACTIVE');
  let left = most;
  for (const { index, 0: start } of text.matchAll(OBJECTS)) {
    const unfolded = unfold(bytes.subarray(index + start.length), left);
    if (ACTIVE.test(unfolded.toString('latin1'))) throw new Refused('FILE_PDF_ACTIVE');
    left -= unfolded.length;
  }
}

/** What is not compressed, or not so, was looked at as it lies. */
function unfold(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('FILE_TOO_COMPLEX');
    return Buffer.alloc(0);
  }
}

/** `12 0 obj <<…>> stream`: an object's number and what stands before its bytes or its end. */
const HEADS = /(?<!\d)(\d{1,10}) \d+ obj\b([^]{0,4000}?)(?=stream\b|endobj\b)/g;
const NAMED = /(\d{1,10}) \d+ R\b/g;
/** What an object cannot be to itself. */
const OTHERS = /\/(?:Pages|Kids|Parent|Length|Contents|Resources)\s*\[?\s*(\d{1,10}) \d+ R\b/g;

const numbersIn = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, number = '']) => number);

/** Forms (8.10) by object number, with the numbers that they name. */
function formsOf(text: string): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [, number = '', head = ''] of text.matchAll(HEADS)) {
    if (numbersIn(head, OTHERS).includes(number)) throw new Refused('FILE_PDF_BROKEN');
    if (/\/Subtype\s*\/Form\b/.test(head)) forms.set(number, numbersIn(head, NAMED));
  }
  return forms;
}

/** A form that draws itself, directly or through others, is drawn without end by some viewers. */
function checkForms(text: string): void {
  const forms = formsOf(text);
  const state = new Map<string, 'open' | 'done'>();
  const visit = (number: string): void => {
    if (state.get(number) === 'open') throw new Refused('FILE_PDF_BROKEN');
    if (state.has(number)) return;
    state.set(number, 'open');
    forms
      .get(number)
      ?.filter((named) => forms.has(named))
      .forEach(visit);
    state.set(number, 'done');
  };
  for (const number of forms.keys()) visit(number);
}

const PICTURES = [/\/Width\s+(\d+)[^]{0,200}?\/Height\s+(\d+)/g, /\/Height\s+(\d+)[^]{0,200}?\/Width\s+(\d+)/g];

/** Pictures' sizes as they say; none that was scanned or drawn is so large. */
function checkPictures(text: string, most: number): void {
  for (const size of PICTURES)
    for (const [, one, other] of text.matchAll(size))
      if (Number(one) * Number(other) > most) throw new Refused('FILE_TOO_COMPLEX');
}

async function checkPages(bytes: Buffer, { pages, read }: PdfLimits): Promise<void> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const total = document.getPageCount();
  if (total > pages) throw new Refused('FILE_PDF_TOO_LONG');
  if (total === 0) throw new Refused('FILE_PDF_BROKEN');
  for (let index = 0; index < Math.min(total, read); index++) {
    const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) throw new Refused('FILE_PDF_BROKEN');
  }
}

async function check(limits: PdfLimits): Promise<Verdict> {
  const bytes = readFileSync(0);
  checkEnd(bytes);
  const text = bytes.toString('latin1');
  checkNames(bytes, text, limits.unfoldedBytes);
  checkForms(text);
  checkPictures(text, limits.picturePixels);
  await checkPages(bytes, limits);
  return { mime: 'application/pdf' };
}

const say = (verdict: Verdict) => writeSync(1, JSON.stringify(verdict));

function faultOf(error: unknown): FileFault {
  if (error instanceof Refused) return error.fault;
  return /password|security/i.test(String(error)) ? 'FILE_PDF_LOCKED' : 'FILE_PDF_BROKEN';
}

check(JSON.parse(process.argv[2] ?? '') as PdfLimits).then(say, (error: unknown) => say({ fault: faultOf(error) }));
