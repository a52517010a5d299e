/**
 * Looks into one PDF in a process of its own: the file is stdin, the verdict goes to stdout as JSON. It imports nothing of the
 * product, so that it starts by itself and needs to read no other files.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFileSync, writeSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
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

/** A compressed list of objects, unfolded: numbers and offsets first, the objects from `first` on (7.5.7). */
interface ObjectList {
  text: string;
  first: number;
}

/** Looks for names in the file as it lies and in its compressed lists of objects; drawings and fonts hold none that count. */
function checkNames(bytes: Buffer, text: string, most: number): ObjectList[] {
  if (ACTIVE.test(text)) throw new Refused('FILE_PDF_ACTIVE');
  let left = most;
  const lists: ObjectList[] = [];
  for (const { index, 0: start } of text.matchAll(OBJECTS)) {
    const unfolded = unfold(bytes.subarray(index + start.length), left);
    const list = unfolded.toString('latin1');
    if (ACTIVE.test(list)) throw new Refused('FILE_PDF_ACTIVE');
    left -= unfolded.length;
    const head = text.slice(Math.max(0, text.lastIndexOf('obj', index)), index + start.length);
    lists.push({ text: list, first: Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0) });
  }
  return lists;
}

/** What is not compressed, or not so, was looked at as it lies. */
function unfold(bytes: Buffer, most: number): Buffer {
  try {
    // a stream that is cut short is read as far as it goes, as viewers do
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('FILE_TOO_COMPLEX');
    return Buffer.alloc(0);
  }
}

/** `12 0 obj <<…>> stream`: an object's number and what stands before its bytes or its end. */
const HEADS = /(?<!\d)(\d{1,10})\s+\d+\s+obj\b([^]{0,4000}?)(?=stream\b|endobj\b)/g;
const REFERENCES = /(\d{1,10})\s+\d+\s+R\b/g;
/** What an object cannot be to itself. */
const OTHERS = /\/(?:Pages|Kids|Parent|Length|Contents|Resources)\s*\[?\s*(\d{1,10})\s+\d+\s+R\b/g;
const FORM = /\/Subtype\s*\/Form\b/;
const PAGE = /\/Type\s*\/Page\b/;
/** A drawing's call of a form or a picture by its name (8.8). */
const DRAWS = /\/([^\s/<>[\](){}%]{1,127})\s+Do\b/g;

interface PdfObject {
  /** the dictionary, names without escapes */
  head: string;
  /** where the file goes on behind the dictionary: at `stream`, if the object has one; null in a list, where none has */
  end: number | null;
}

interface PdfFile {
  bytes: Buffer;
  /** the bytes as Latin-1: a character is at the offset of its byte */
  text: string;
  objects: ReadonlyMap<string, PdfObject>;
}

const numbersIn = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, number = '']) => number);
const unescapeNames = (head: string) =>
  head.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

/** The objects of the file by number. */
function objectsOf(text: string, lists: readonly ObjectList[]): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const list of lists) {
    const numbers = list.text.slice(0, list.first).match(/\d+/g) ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const next = numbers[i + 3] === undefined ? undefined : list.first + Number(numbers[i + 3]);
      const head = list.text.slice(list.first + Number(numbers[i + 1]), next);
      objects.set(numbers[i]!, { head: unescapeNames(head), end: null });
    }
  }
  for (const { 0: all, 1: number = '', 2: head = '', index } of text.matchAll(HEADS)) {
    if (numbersIn(head, OTHERS).includes(number)) throw new Refused('FILE_PDF_BROKEN');
    objects.set(number, { head: unescapeNames(head), end: index + all.length });
  }
  return objects;
}

/** The text between the brackets of a dictionary that begins there. */
function dictionaryAt(text: string, start: number): string {
  let depth = 0;
  for (const { 0: bracket, index } of text.slice(start).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(start, start + index + 2);
  }
  return text.slice(start);
}

/**
 * Counts what is drawn when every form is drawn as often as the page and the forms around it draw it: nine levels of ten are a thousand
 * million drawings in two kilobytes.
 */
class DrawCounter {
  private readonly counted = new Map<string, number>();
  private readonly open = new Set<string>();
  private bytesLeft: number;
  private readonly file: PdfFile;
  private readonly limits: PdfLimits;

  constructor(file: PdfFile, limits: PdfLimits) {
    this.file = file;
    this.limits = limits;
    this.bytesLeft = limits.drawnBytes;
  }

  /** Refused with FILE_PDF_BROKEN when a form draws itself: some viewers draw it without end. */
  check(): void {
    const { objects } = this.file;
    const forms = [...objects].filter(([, { head }]) => FORM.test(head));
    if (forms.length === 0) return;
    for (const [number] of forms) this.ofForm(number);
    const pages = [...objects.values()].filter(({ head }) => PAGE.test(head));
    for (const page of pages.slice(0, this.limits.read)) this.ofPage(page);
  }

  private ofForm(number: string): number {
    const known = this.counted.get(number);
    if (known !== undefined) return known;
    const form = this.file.objects.get(number);
    if (!form || !FORM.test(form.head)) return 0;
    if (this.open.has(number)) throw new Refused('FILE_PDF_BROKEN');
    this.open.add(number);
    // also what it may draw and does not: a viewer may look for its resources
    for (const named of numbersIn(form.head, REFERENCES)) this.ofForm(named);
    const count = this.ofContent(this.streamOf(form), this.namesOf(form.head));
    this.open.delete(number);
    this.counted.set(number, count);
    return count;
  }

  private ofPage({ head }: PdfObject): void {
    const list = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(head)?.[1] ?? '';
    const contents = numbersIn(list, REFERENCES).map((number) => this.streamOf(this.file.objects.get(number)));
    this.ofContent(contents.join('\n'), this.namesOf(head));
  }

  private ofContent(content: string, names: ReadonlyMap<string, string>): number {
    let count = 0;
    for (const [, name = ''] of content.matchAll(DRAWS)) {
      count += 1 + this.ofForm(names.get(unescapeNames(name)) ?? '');
      if (count > this.limits.draws) throw new Refused('FILE_TOO_COMPLEX');
    }
    return count;
  }

  /** Numbers of objects by the names that a drawing has for them; resources of a page may stand above it in the tree. */
  private namesOf(head: string): Map<string, string> {
    let within = head;
    for (let level = 0; level < 32 && !/\/Resources\b/.test(within); level += 1) {
      const parent = /\/Parent\s+(\d+)/.exec(within)?.[1];
      within = this.file.objects.get(parent ?? '')?.head ?? '';
    }
    const names = this.valueOf(this.valueOf(within, 'Resources'), 'XObject');
    return new Map(
      [...names.matchAll(/\/([^\s/<>[\](){}%]+)\s+(\d+)\s+\d+\s+R\b/g)].map(([, a = '', b = '']) => [a, b]),
    );
  }

  /** A dictionary under that key, where it stands or in an object of its own. */
  private valueOf(dictionary: string, key: string): string {
    const found = new RegExp(`/${key}\\s*(?:(<<)|(\\d+)\\s+\\d+\\s+R)`).exec(dictionary);
    if (!found) return '';
    if (found[2]) return this.file.objects.get(found[2])?.head ?? '';
    return dictionaryAt(dictionary, found.index + found[0].length - 2);
  }

  /** What an object draws, unfolded where it is compressed in the usual way. */
  private streamOf(object: PdfObject | undefined): string {
    if (typeof object?.end !== 'number') return '';
    const { bytes, text } = this.file;
    const start = /^stream\r?\n/.exec(text.slice(object.end, object.end + 8))?.[0].length;
    if (!start) return '';
    const from = object.end + start;
    const end = text.indexOf('endstream', from);
    let content: Buffer = bytes.subarray(from, end === -1 ? undefined : end);
    const compressed = object.head.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    for (let i = 0; i < compressed; i += 1) content = unfold(content, this.bytesLeft);
    this.bytesLeft -= content.length;
    if (this.bytesLeft <= 0) throw new Refused('FILE_TOO_COMPLEX');
    return content.toString('latin1');
  }
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
  const lists = checkNames(bytes, text, limits.unfoldedBytes);
  new DrawCounter({ bytes, text, objects: objectsOf(text, lists) }, limits).check();
  checkPictures(text, limits.picturePixels);
  await checkPages(bytes, limits);
  return { mime: 'application/pdf' };
}

/** With what it took: an ended process cannot be asked. */
function say(verdict: Verdict): void {
  const { user, system } = process.cpuUsage();
  writeSync(1, JSON.stringify({ ...verdict, cpuMs: (user + system) / 1_000 }));
}

function faultOf(error: unknown): FileFault {
  if (error instanceof Refused) return error.fault;
  return /password|security/i.test(String(error)) ? 'FILE_PDF_LOCKED' : 'FILE_PDF_BROKEN';
}

check(JSON.parse(process.argv[2] ?? '') as PdfLimits).then(say, (error: unknown) => say({ fault: faultOf(error) }));
