/**
 * Re-encodes one image in a separate process: the file is stdin, the new image is written to file descriptor 3, and the outcome to stdout
 * as JSON. It imports no code of the product at run time, so that the confined process needs to read no other files.
 */
import { readFileSync, writeSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { CheckOutcome, FileFault, ImageLimits } from './check-outcome';

const OUTPUT_FD = 3;

sharp.cache(false);
sharp.concurrency(1);
// Only the libvips loaders of accepted formats: no SVG, no PDF, no TIFF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** JPEG and WebP keep their format. PNG and the first frame of a GIF, often drawings or scans, become lossless PNG. */
const WRITERS: Readonly<Record<string, (image: Sharp, quality: number) => Sharp>> = {
  jpeg: (image, quality) => image.jpeg({ quality }),
  webp: (image, quality) => image.webp({ quality }),
  png: (image) => image.png(),
  gif: (image) => image.png(),
};

/** Rotated first, so that the size limit applies to the upright picture. Sharp drops metadata and profiles by default. */
async function reencode({ pixels, box, quality }: ImageLimits): Promise<CheckOutcome> {
  const input = readFileSync(0);
  const source = sharp(input, { limitInputPixels: pixels, failOn: 'error', pages: 1, autoOrient: true });
  const { format } = await source.metadata();
  const write = WRITERS[format ?? ''];
  if (!write) return { fault: 'FILE_IMAGE_BROKEN' };
  const resized = source.resize({ ...box, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await write(resized, quality).toBuffer({ resolveWithObject: true });
  for (let written = 0; written < data.length;) written += writeSync(OUTPUT_FD, data, written);
  return { mime: `image/${info.format}` };
}

/** The outcome includes the processor time, which cannot be read after the process has ended. */
function writeOutcome(outcome: CheckOutcome): void {
  const { user, system } = process.cpuUsage();
  writeSync(1, JSON.stringify({ ...outcome, cpuMs: (user + system) / 1_000 }));
}

const faultOf = (error: unknown): FileFault =>
  /pixel limit|dimensions|too large|maximum/i.test(String(error)) ? 'FILE_IMAGE_TOO_LARGE' : 'FILE_IMAGE_BROKEN';

reencode(JSON.parse(process.argv[2] ?? '') as ImageLimits).then(writeOutcome, (error: unknown) =>
  writeOutcome({ fault: faultOf(error) }),
);
