/**
 * Reads the words of one picture in a separate process, for `read-picture.ts`: the bytes come on stdin, the text goes to stdout as
 * JSON. It imports nothing of the product, so it needs no other files. The library's own wrapper starts threads and fetches its data,
 * both of which a confined process must not do, so this file calls the WebAssembly module directly.
 */
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { OcrLimits, OcrText } from './ocr-text';

/** The part of the module's interface that is used here. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(dataPath: null, languages: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): void;
    GetGradient(): number;
    Recognize(monitor: null): void;
    GetTSVText(page: number): string;
  };
}

const LANGUAGES = ['eng', 'swa'];
/** Only the neural reader: the data has no other. */
const LSTM_ONLY = 1;
/** One block of text: rows of a table stay together, with the text beside them. */
const ONE_BLOCK = '6';
/** Without it the grain of a photo in poor light takes a minute and hides the letters. */
const SOFT = 1.3;
/** A slope in radians from which the picture is turned. */
const LEAST_SLOPE = 0.005;
/** A row of the table that the module returns: level, places, confidence, word. Level 5 is a word. */
const WORD_LEVEL = '5';

/** Works in TypeScript, which Node runs as a module, and built. */
const load = createRequire(process.argv[1] ?? '');

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`) });

/** Grey, enlarged and with full contrast: the browser shrinks photos to 600 pixels, where letters are too small to be read. */
async function prepare(picture: Buffer, { pixels, width, most }: OcrLimits): Promise<Buffer> {
  const source = sharp(picture, { limitInputPixels: pixels, failOn: 'error', pages: 1, autoOrient: true });
  const { autoOrient } = await source.metadata();
  const scale = Math.min(most, Math.max(1, width / autoOrient.width));
  return source
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: Math.round(autoOrient.width * scale), kernel: 'cubic' })
    .blur(SOFT)
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function read(picture: Buffer, limits: OcrLimits): Promise<OcrText> {
  const prepared = await prepare(picture, limits);
  const start = load('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: object) => Promise<Tesseract>;
  const tesseract = await start({
    TesseractProgress: () => undefined,
    print: () => undefined,
    printErr: () => undefined,
  });
  for (const language of LANGUAGES) {
    const file = load.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    tesseract.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(file)));
  }
  const api = new tesseract.TessBaseAPI();
  api.Init(null, LANGUAGES.join('+'), LSTM_ONLY);
  api.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
  tesseract.FS.writeFile('/input', prepared);
  if (api.SetImageFile(1, 0) === 1) return { fault: 'broken' };
  api.FindLines();
  const slope = api.GetGradient();
  if (Math.abs(slope) >= LEAST_SLOPE) api.SetImageFile(1, slope);
  api.Recognize(null);
  return { text: linesOf(api.GetTSVText(0), limits.confidence) };
}

/** The certain words, line by line; an uncertain one is left as a mark, so that the text beside it does not move closer. */
function linesOf(table: string, confidence: number): string {
  const lines = new Map<string, string[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , , , , , certain, word] = row.split('\t');
    if (level !== WORD_LEVEL || !word) continue;
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), Number(certain) >= confidence ? word : '#']);
  }
  return [...lines.values()].map((words) => words.join(' ')).join('\n');
}

const say = (outcome: OcrText) => {
  const bytes = Buffer.from(JSON.stringify(outcome));
  for (let sent = 0; sent < bytes.length;) sent += writeSync(1, bytes, sent);
};

buffer(process.stdin)
  .then((picture) => read(picture, JSON.parse(process.argv[2] ?? '') as OcrLimits))
  .then(say, () => say({ fault: 'broken' }));
