import type { Page } from '@playwright/test';

export interface SpecFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Camera name as written into EXIF data by a phone. */
export const CAMERA = 'SpyCamera9';

/**
 * A real photo of the given size in pixels, as saved by a phone in portrait orientation: rotated by 90 degrees, with EXIF data
 * that holds the orientation (6), the camera and the location.
 */
export async function makePhoto(page: Page, { width, height }: { width: number; height: number }): Promise<SpecFile> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas here');
      const skin = pen.createLinearGradient(0, 0, w, h);
      skin.addColorStop(0, '#8d5a3b');
      skin.addColorStop(1, '#b5805c');
      pen.fillStyle = skin;
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = '#a33a3a';
      for (let spot = 0; spot < 40; spot += 1) {
        pen.beginPath();
        pen.arc((spot * 7919) % w, (spot * 104_729) % h, 12 + (spot % 5) * 6, 0, 2 * Math.PI);
        pen.fill();
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name: 'rash.jpg', mimeType: 'image/jpeg', buffer: withExif(Buffer.from(base64, 'base64')) };
}

/** Adds EXIF data to a JPEG, as a phone in portrait orientation does. */
export function withExif(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
}

/** An entry of an EXIF directory: tag, type (2 text, 3 and 4 integers of 2 and 4 bytes, 5 fractions) and value. */
type ExifEntry = readonly [tag: number, type: 2 | 3 | 4 | 5, value: string | readonly number[]];

/** The camera (Make, 0x010F), Orientation (0x0112) and a GPS directory (0x8825); EXIF 2.3, sections 4.6.4 and 4.6.6. */
function exifSegment(): Buffer {
  const place: ExifEntry[] = [
    [0x0001, 2, 'S'],
    [0x0002, 5, [1, 17, 24]],
    [0x0003, 2, 'E'],
    [0x0004, 5, [36, 49, 12]],
  ];
  const main = (placeAt: number) =>
    directory(8, [
      [0x010f, 2, CAMERA],
      [0x0112, 3, [6]],
      [0x8825, 4, [placeAt]],
    ]);
  const placeAt = 8 + main(0).length;
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), main(placeAt), directory(placeAt, place)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A big-endian directory at this offset: entries, no next directory, then the values that need more space. */
function directory(at: number, entries: ExifEntry[]): Buffer {
  const fixed = Buffer.alloc(2 + entries.length * 12 + 4);
  fixed.writeUInt16BE(entries.length, 0);
  let long = Buffer.alloc(0);
  entries.forEach(([tag, type, value], index) => {
    const bytes = typeof value === 'string' ? Buffer.from(`${value}\0`, 'latin1') : numbers(type, value);
    const place = 2 + index * 12;
    fixed.writeUInt16BE(tag, place);
    fixed.writeUInt16BE(type, place + 2);
    fixed.writeUInt32BE(value.length + (typeof value === 'string' ? 1 : 0), place + 4);
    if (bytes.length <= 4) return void bytes.copy(fixed, place + 8);
    fixed.writeUInt32BE(at + fixed.length + long.length, place + 8);
    long = Buffer.concat([long, bytes]);
  });
  return Buffer.concat([fixed, long]);
}

function numbers(type: number, values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * { 3: 2, 4: 4, 5: 8 }[type as 3 | 4 | 5]);
  values.forEach((value, index) => {
    if (type === 3) bytes.writeUInt16BE(value, index * 2);
    if (type === 4) bytes.writeUInt32BE(value, index * 4);
    if (type === 5) bytes.writeUInt32BE(value, index * 8);
    if (type === 5) bytes.writeUInt32BE(1, index * 8 + 4);
  });
  return bytes;
}

/** A PDF with one empty page. `entries` are added to its catalogue. */
export function makePdf(name = 'lab-report.pdf', entries = ''): SpecFile {
  const parts = [
    '%PDF-1.4\n',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${entries}>>endobj\n`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n',
    'trailer<</Root 1 0 R/Size 4>>\n%%EOF\n',
  ];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(parts.join('')) };
}
