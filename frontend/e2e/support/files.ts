import type { Page } from '@playwright/test';

export interface SpecFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The name of a camera, as a phone writes it into its photos. */
export const CAMERA = 'SpyCamera9';

/**
 * A real photo of the given size in pixels, as a phone held upright saves it: lying on its side, with an EXIF note that says so
 * (orientation 6) and names the camera.
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
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
  return { name: 'rash.jpg', mimeType: 'image/jpeg', buffer };
}

/** An APP1 segment with one directory: Make (0x010F) and Orientation (0x0112), big-endian; EXIF 2.3, section 4.6. */
function exifSegment(): Buffer {
  const make = Buffer.from(`${CAMERA}\0`, 'latin1');
  const valuesAt = 8 + 2 + 2 * 12 + 4;
  const tiff = Buffer.alloc(valuesAt);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  tiff.writeUInt16BE(0x010f, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(make.length, 14);
  tiff.writeUInt32BE(valuesAt, 18);
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(6, 30);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, make]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A PDF of one empty page. */
export function makePdf(name = 'lab-report.pdf'): SpecFile {
  const parts = [
    '%PDF-1.4\n',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n',
    'trailer<</Root 1 0 R/Size 4>>\n%%EOF\n',
  ];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(parts.join('')) };
}
