/**
 * Inspects one PDF in a separate process: the file is stdin, and the outcome is written to stdout as JSON. It imports no code of the
 * product at run time, so that the confined process needs to read no other files.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFileSync, writeSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
import type { CheckOutcome, FileFault, PdfLimits } from './check-outcome';

class Refused extends Error {
  readonly fault: FileFault;

  // Node only strips the types of this file, so parameter properties are not available
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A pattern for a PDF name, in which any letter may be escaped as `#` and two hexadecimal digits (ISO 32000-1, 7.3.5). */
const namePattern = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const ACTIVE_NAMES = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia'].map(namePattern);
/** Active content: scripts, program launches, embedded files and media (ISO 32000-1, 7.11.4, 12.6.4, 13). */
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES.join('|')})`, 'i');
/** The start of an object stream, which may be compressed. */
const OBJECT_STREAMS = new RegExp(`/${namePattern('ObjStm')}[^]{0,400}?stream\\r?\\n`, 'gi');
/** The end-of-central-directory record of a ZIP archive, with its size and maximum comment length (PKWARE's APPNOTE, 4.3.16). */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

/** Refuses polyglots: after `%%EOF` only white space is allowed, because other bytes there are another file. */
function checkEnd(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1) throw new Refused('FILE_PDF_BROKEN');
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', end + 5))) throw new Refused('FILE_PDF_ACTIVE');
  const tail = bytes.subarray(-(ZIP_COMMENT_BYTES + ZIP_END_BYTES));
  const zip = tail.lastIndexOf(ZIP_END);
  if (zip !== -1 && zip + ZIP_END_BYTES <= tail.length) throw new Refused('FILE_PDF_ACTIVE');
}

/** A decompressed object stream: numbers and offsets first, the objects from the offset `first` on (7.5.7). */
interface ObjectStream {
  text: string;
  first: number;
}

/** Searches for active content in the plain file and in its object streams. Content streams and fonts contain no names that matter. */
function checkNames(bytes: Buffer, text: string, maxBytes: number): ObjectStream[] {
  if (ACTIVE.test(text)) throw new Refused('FILE_PDF_ACTIVE');
  let bytesLeft = maxBytes;
  const streams: ObjectStream[] = [];
  for (const { index, 0: start } of text.matchAll(OBJECT_STREAMS)) {
    const inflated = inflate(bytes.subarray(index + start.length), bytesLeft);
    const streamText = inflated.toString('latin1');
    if (ACTIVE.test(streamText)) throw new Refused('FILE_PDF_ACTIVE');
    bytesLeft -= inflated.length;
    const head = text.slice(Math.max(0, text.lastIndexOf('obj', index)), index + start.length);
    streams.push({ text: streamText, first: Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0) });
  }
  return streams;
}

/** Empty for bytes without Flate compression, which the search of the plain file covers. */
function inflate(bytes: Buffer, maxBytes: number): Buffer {
  try {
    // a truncated stream is read as far as possible, as viewers do
    return inflateSync(bytes, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('FILE_TOO_COMPLEX');
    return Buffer.alloc(0);
  }
}

/** `12 0 obj <<…>> stream`: an object's number and its dictionary, up to its stream or its end. */
const OBJECT_HEADS = /(?<!\d)(\d{1,10})\s+\d+\s+obj\b([^]{0,4000}?)(?=stream\b|endobj\b)/g;
const REFERENCES = /(\d{1,10})\s+\d+\s+R\b/g;
/** References that must not point to the object itself. */
const NON_SELF_REFERENCES = /\/(?:Pages|Kids|Parent|Length|Contents|Resources)\s*\[?\s*(\d{1,10})\s+\d+\s+R\b/g;
const FORM = /\/Subtype\s*\/Form\b/;
const PAGE = /\/Type\s*\/Page\b/;
/** The operator of a content stream that draws a form or a picture by its name (8.8). */
const DRAWS = /\/([^\s/<>[\](){}%]{1,127})\s+Do\b/g;

interface PdfObject {
  /** the dictionary, with names unescaped */
  head: string;
  /** offset after the dictionary, where a stream may begin; null in an object stream, whose objects have no streams */
  end: number | null;
}

interface PdfFile {
  bytes: Buffer;
  /** the bytes as Latin-1, so that offsets of characters and bytes are equal */
  text: string;
  objects: ReadonlyMap<string, PdfObject>;
}

const numbersIn = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, number = '']) => number);
const unescapeNames = (head: string) =>
  head.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

/** The objects of the file by number. */
function objectsOf(text: string, streams: readonly ObjectStream[]): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const stream of streams) {
    const numbers = stream.text.slice(0, stream.first).match(/\d+/g) ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const next = numbers[i + 3] === undefined ? undefined : stream.first + Number(numbers[i + 3]);
      const head = stream.text.slice(stream.first + Number(numbers[i + 1]), next);
      objects.set(numbers[i]!, { head: unescapeNames(head), end: null });
    }
  }
  for (const { 0: all, 1: number = '', 2: head = '', index } of text.matchAll(OBJECT_HEADS)) {
    if (numbersIn(head, NON_SELF_REFERENCES).includes(number)) throw new Refused('FILE_PDF_BROKEN');
    objects.set(number, { head: unescapeNames(head), end: index + all.length });
  }
  return objects;
}

/** The text of the dictionary that begins at `start`. */
function dictionaryAt(text: string, start: number): string {
  let depth = 0;
  for (const { 0: bracket, index } of text.slice(start).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(start, start + index + 2);
  }
  return text.slice(start);
}

/**
 * Counts draw operations, each form as often as the page and its enclosing forms draw it: nine nested levels of ten operations make a
 * thousand million in a file of two kilobytes.
 */
class DrawCounter {
  private readonly formCounts = new Map<string, number>();
  /** forms whose count has begun and not ended */
  private readonly openForms = new Set<string>();
  private bytesLeft: number;
  private readonly file: PdfFile;
  private readonly limits: PdfLimits;

  constructor(file: PdfFile, limits: PdfLimits) {
    this.file = file;
    this.limits = limits;
    this.bytesLeft = limits.drawnBytes;
  }

  /** Throws FILE_PDF_BROKEN when a form draws itself, which some viewers repeat endlessly, and FILE_TOO_COMPLEX above the limits. */
  check(): void {
    const { objects } = this.file;
    const forms = [...objects].filter(([, { head }]) => FORM.test(head));
    if (forms.length === 0) return;
    for (const [number] of forms) this.countForm(number);
    const pages = [...objects.values()].filter(({ head }) => PAGE.test(head));
    for (const page of pages.slice(0, this.limits.readPages)) this.checkPage(page);
  }

  private countForm(number: string): number {
    const cached = this.formCounts.get(number);
    if (cached !== undefined) return cached;
    const form = this.file.objects.get(number);
    if (!form || !FORM.test(form.head)) return 0;
    if (this.openForms.has(number)) throw new Refused('FILE_PDF_BROKEN');
    this.openForms.add(number);
    // also unused references, because a viewer may follow them when it loads resources
    for (const reference of numbersIn(form.head, REFERENCES)) this.countForm(reference);
    const count = this.countDraws(this.streamOf(form), this.namesOf(form.head));
    this.openForms.delete(number);
    this.formCounts.set(number, count);
    return count;
  }

  private checkPage({ head }: PdfObject): void {
    const list = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(head)?.[1] ?? '';
    const contents = numbersIn(list, REFERENCES).map((number) => this.streamOf(this.file.objects.get(number)));
    this.countDraws(contents.join('\n'), this.namesOf(head));
  }

  private countDraws(content: string, names: ReadonlyMap<string, string>): number {
    let count = 0;
    for (const [, name = ''] of content.matchAll(DRAWS)) {
      count += 1 + this.countForm(names.get(unescapeNames(name)) ?? '');
      if (count > this.limits.draws) throw new Refused('FILE_TOO_COMPLEX');
    }
    return count;
  }

  /** Object numbers by the names of the resources. A page may inherit its resources from its parents. */
  private namesOf(head: string): Map<string, string> {
    let owner = head;
    for (let level = 0; level < 32 && !/\/Resources\b/.test(owner); level += 1) {
      const parent = /\/Parent\s+(\d+)/.exec(owner)?.[1];
      owner = this.file.objects.get(parent ?? '')?.head ?? '';
    }
    const names = this.valueOf(this.valueOf(owner, 'Resources'), 'XObject');
    return new Map(
      [...names.matchAll(/\/([^\s/<>[\](){}%]+)\s+(\d+)\s+\d+\s+R\b/g)].map(([, a = '', b = '']) => [a, b]),
    );
  }

  /** The dictionary under a key, inline or in a separate object. */
  private valueOf(dictionary: string, key: string): string {
    const found = new RegExp(`/${key}\\s*(?:(<<)|(\\d+)\\s+\\d+\\s+R)`).exec(dictionary);
    if (!found) return '';
    if (found[2]) return this.file.objects.get(found[2])?.head ?? '';
    return dictionaryAt(dictionary, found.index + found[0].length - 2);
  }

  /** The content stream of an object, with Flate compression removed. */
  private streamOf(object: PdfObject | undefined): string {
    if (typeof object?.end !== 'number') return '';
    const { bytes, text } = this.file;
    const start = /^stream\r?\n/.exec(text.slice(object.end, object.end + 8))?.[0].length;
    if (!start) return '';
    const from = object.end + start;
    const end = text.indexOf('endstream', from);
    let content: Buffer = bytes.subarray(from, end === -1 ? undefined : end);
    const compressed = object.head.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    for (let i = 0; i < compressed; i += 1) content = inflate(content, this.bytesLeft);
    this.bytesLeft -= content.length;
    if (this.bytesLeft <= 0) throw new Refused('FILE_TOO_COMPLEX');
    return content.toString('latin1');
  }
}

const PICTURE_SIZES = [/\/Width\s+(\d+)[^]{0,200}?\/Height\s+(\d+)/g, /\/Height\s+(\d+)[^]{0,200}?\/Width\s+(\d+)/g];

/** Checks the declared sizes of pictures. No scan or drawing exceeds the limit. */
function checkPictures(text: string, maxPixels: number): void {
  for (const size of PICTURE_SIZES)
    for (const [, one, other] of text.matchAll(size))
      if (Number(one) * Number(other) > maxPixels) throw new Refused('FILE_TOO_COMPLEX');
}

async function checkPages(bytes: Buffer, { pages, readPages }: PdfLimits): Promise<void> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const total = document.getPageCount();
  if (total > pages) throw new Refused('FILE_PDF_TOO_LONG');
  if (total === 0) throw new Refused('FILE_PDF_BROKEN');
  for (let index = 0; index < Math.min(total, readPages); index++) {
    const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) throw new Refused('FILE_PDF_BROKEN');
  }
}

async function check(limits: PdfLimits): Promise<CheckOutcome> {
  const bytes = readFileSync(0);
  checkEnd(bytes);
  const text = bytes.toString('latin1');
  const streams = checkNames(bytes, text, limits.inflatedBytes);
  new DrawCounter({ bytes, text, objects: objectsOf(text, streams) }, limits).check();
  checkPictures(text, limits.picturePixels);
  await checkPages(bytes, limits);
  return { mime: 'application/pdf' };
}

/** The outcome includes the processor time, which cannot be read after the process has ended. */
function writeOutcome(outcome: CheckOutcome): void {
  const { user, system } = process.cpuUsage();
  writeSync(1, JSON.stringify({ ...outcome, cpuMs: (user + system) / 1_000 }));
}

function faultOf(error: unknown): FileFault {
  if (error instanceof Refused) return error.fault;
  return /password|security/i.test(String(error)) ? 'FILE_PDF_LOCKED' : 'FILE_PDF_BROKEN';
}

check(JSON.parse(process.argv[2] ?? '') as PdfLimits).then(writeOutcome, (error: unknown) =>
  writeOutcome({ fault: faultOf(error) }),
);
