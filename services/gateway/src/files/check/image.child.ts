/**
 * Draws one image anew in a process of its own: the file is stdin, the new image goes to the open file 3, the verdict to stdout as
 * JSON. It imports nothing of the product, so that it starts by itself and needs to read no other files.
 */
import { readFileSync, writeSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { FileFault, ImageLimits, Verdict } from './verdict';

const OUTPUT = 3;

sharp.cache(false);
sharp.concurrency(1);
// Of libvips' many readers only those of what we take: no SVG, no PDF, no TIFF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** JPEG and WebP stay what they are; PNG and the first frame of a GIF, drawings and scans, keep every pixel as PNG. */
const WRITERS: Readonly<Record<string, (image: Sharp, quality: number) => Sharp>> = {
  jpeg: (image, quality) => image.jpeg({ quality }),
  webp: (image, quality) => image.webp({ quality }),
  png: (image) => image.png(),
  gif: (image) => image.png(),
};

/** Upright first, so that the box is the one that the patient sees. Metadata and profiles are left out unless asked for. */
async function draw({ pixels, box, quality }: ImageLimits): Promise<Verdict> {
  const input = readFileSync(0);
  const source = sharp(input, { limitInputPixels: pixels, failOn: 'error', pages: 1, autoOrient: true });
  const { format } = await source.metadata();
  const write = WRITERS[format ?? ''];
  if (!write) return { fault: 'FILE_IMAGE_BROKEN' };
  const small = source.resize({ ...box, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await write(small, quality).toBuffer({ resolveWithObject: true });
  for (let sent = 0; sent < data.length;) sent += writeSync(OUTPUT, data, sent);
  return { mime: `image/${info.format}` };
}

/** With what it took: an ended process cannot be asked. */
function say(verdict: Verdict): void {
  const { user, system } = process.cpuUsage();
  writeSync(1, JSON.stringify({ ...verdict, cpuMs: (user + system) / 1_000 }));
}

const faultOf = (error: unknown): FileFault =>
  /pixel limit|dimensions|too large|maximum/i.test(String(error)) ? 'FILE_IMAGE_TOO_LARGE' : 'FILE_IMAGE_BROKEN';

draw(JSON.parse(process.argv[2] ?? '') as ImageLimits).then(say, (error: unknown) => say({ fault: faultOf(error) }));
