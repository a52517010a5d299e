import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { accepted, type HostileFile, PLANTED, refused } from './hostile-file';
import { blackRows, gifOf, pngChunk, pngOf, withChunks, withSegments } from './image-parts';
import { SAMPLES } from './sample-files';

const planted = Buffer.from(PLANTED);
/** A picture of noise, 90 × 60, which does not compress, so that a truncated file lacks part of the picture. */
const noise = () => sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } });
/** The end record of an empty ZIP archive, for polyglots. */
const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** Valid pictures from which the hostile files are made. */
export interface Pictures {
  jpeg: Buffer;
  png: Buffer;
  webp: Buffer;
  tiff: Buffer;
}

export async function makePictures(): Promise<Pictures> {
  const withScript = noise().withExif({ IFD0: { Copyright: PLANTED } });
  const made = [noise().jpeg(), noise().png(), withScript.webp(), noise().tiff()].map((image) => image.toBuffer());
  const [jpeg, png, webp, tiff] = (await Promise.all(made)) as [Buffer, Buffer, Buffer, Buffer];
  return { jpeg, png, webp, tiff };
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const damaged = (bytes: Buffer) => Buffer.from(bytes).fill(0x55, 100, 400);

/** Malicious and damaged pictures, and files that only claim to be pictures. */
export const hostileImages = ({ jpeg, png, webp, tiff }: Pictures): Record<string, () => HostileFile> => ({
  'a JPEG with a script in EXIF, XMP, IPTC and a comment': () =>
    accepted(
      'exif.jpg',
      withSegments(jpeg, [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), planted])], [0xed, planted], [0xfe, planted]),
    ),
  'a JPEG with a page behind it': () =>
    accepted('page.jpg', Buffer.concat([jpeg, Buffer.from(`<html>${PLANTED}</html>`)])),
  'a JPEG that is an archive too': () => accepted('archive.jpg', Buffer.concat([jpeg, planted, ZIP_END])),
  'a JPEG with a broken colour profile': () =>
    accepted(
      'profile.jpg',
      withSegments(jpeg, [0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), randomBytes(60_000)])]),
    ),
  'a PNG with a script behind its end': () => accepted('end.png', Buffer.concat([png, planted])),
  'a PNG with a script in its texts': () => accepted('text.png', withChunks(png, pngChunk('tEXt', planted))),
  'a PNG with 8 MB of text': () =>
    accepted(
      'long.png',
      withChunks(png, pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(8_000_000, PLANTED)]))),
    ),
  'a PNG with a text that unfolds to 200 MB': () =>
    accepted(
      'text-bomb.png',
      withChunks(
        png,
        pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))])),
      ),
    ),
  'a PNG with a colour profile that unfolds to 200 MB': () =>
    accepted(
      'profile-bomb.png',
      withChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(200_000_000))]))),
    ),
  'a GIF that is a script too': () => accepted('script.gif', gifOf({ side: 10, comment: `*/=1;${PLANTED}//` })),
  'a GIF of 2,000 frames': () => accepted('film.gif', gifOf({ side: 10, frames: 2_000, comment: PLANTED })),
  'a WebP with a script in EXIF': () => accepted('exif.webp', webp),
  'an image that says it is a page': () => accepted('page.html', png),

  'a PNG of 30,000 × 30,000 in 110 kB': () =>
    refused(
      'FILE_IMAGE_TOO_LARGE',
      'bomb.png',
      pngOf({ width: 30_000, height: 30_000, data: blackRows(30_000, 30_000) }),
    ),
  'a PNG of 2 billion × 2 billion': () =>
    refused(
      'FILE_IMAGE_BROKEN',
      'endless.png',
      pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, data: blackRows(8, 8) }),
    ),
  'a GIF of 65,535 × 65,535': () =>
    refused('FILE_IMAGE_TOO_LARGE', 'bomb.gif', gifOf({ side: 65_535, frame: 65_535, comment: 'x' })),
  'a PNG of fewer rows than it says': () =>
    refused('FILE_IMAGE_BROKEN', 'rows.png', pngOf({ width: 6_000, height: 6_000, data: blackRows(6_000, 10) })),
  'a truncated JPEG': () => refused('FILE_IMAGE_BROKEN', 'half.jpg', half(jpeg)),
  'a truncated PNG': () => refused('FILE_IMAGE_BROKEN', 'half.png', half(png)),
  'a truncated WebP': () => refused('FILE_IMAGE_BROKEN', 'half.webp', half(webp)),
  'a PNG with damaged rows': () => refused('FILE_IMAGE_BROKEN', 'damaged.png', damaged(png)),
  'a JPEG of its first bytes alone': () => refused('FILE_IMAGE_BROKEN', 'head.jpg', Buffer.from('ffd8ffe0', 'hex')),
  'a script that begins as a GIF': () => refused('FILE_IMAGE_BROKEN', 'js.gif', Buffer.from(`GIF89a=1;/*${PLANTED}*/`)),
  'an SVG': () => refused('FILE_TYPE_INVALID', 'x.svg', SAMPLES.svg),
  'an SVG that says it is a PNG': () => refused('FILE_TYPE_INVALID', 'x.png', SAMPLES.svg),
  'a page that says it is a JPEG': () => refused('FILE_TYPE_INVALID', 'x.jpg', SAMPLES.html),
  'an archive that says it is a PDF': () => refused('FILE_TYPE_INVALID', 'x.pdf', SAMPLES.zip),
  'a program': () => refused('FILE_TYPE_INVALID', 'x.exe', Buffer.from(`MZ${PLANTED}`)),
  'a shell script that says it is a PNG': () => refused('FILE_TYPE_INVALID', 'sh.png', Buffer.from('#!/bin/sh\nid')),
  'a TIFF': () => refused('FILE_TYPE_INVALID', 'x.tiff', tiff),
  'a page before a PNG': () => refused('FILE_TYPE_INVALID', 'page.png', Buffer.concat([Buffer.from('<html>'), png])),
  'a HEIC photo': () => refused('FILE_HEIC', 'IMG_0001.HEIC', SAMPLES.heic),
  'no bytes': () => refused('FILE_EMPTY', 'empty.png', SAMPLES.empty),
  'a picture that was announced as a PDF': () => ({
    ...refused('FILE_TYPE_MISMATCH', 'lab.pdf', png),
    announced: 'pdf',
  }),
});
