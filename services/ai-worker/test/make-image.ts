import { encode } from 'jpeg-js';
import { deflateSync } from 'node:zlib';

/** Metadata that must not be sent, as cameras and programs write it. */
export const PLANTED = 'planted-camera -1.2921,36.8219';
const planted = Buffer.from(PLANTED);

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG with EXIF, a comment, and a second image after its end. */
export function makeJpeg(): Buffer {
  const plain = encode({ width: 9, height: 9, data: Buffer.alloc(9 * 9 * 4, 90) }, 70).data;
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), planted]));
  return Buffer.concat([plain.subarray(0, 2), exif, segment(0xfe, planted), plain.subarray(2), planted]);
}

/** EXIF with one entry: the orientation. */
const turned = (orientation: number) =>
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*'),
    Buffer.from([0, 0, 0, 8, 0, 1]),
    Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1]),
    Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);

/**
 * A photo taken with an upright telephone, stored sideways: 32 × 16 with a white left half; upright it is 16 × 32 with a white
 * upper half.
 */
export function makeTurnedJpeg(): Buffer {
  const data = Buffer.from(Array.from({ length: 32 * 16 * 4 }, (_, at) => ((at >> 2) % 32 < 16 ? 255 : 0)));
  const plain = encode({ width: 32, height: 16, data }, 90).data;
  return Buffer.concat([plain.subarray(0, 2), segment(0xe1, turned(6)), plain.subarray(2)]);
}

const pngChunk = (name: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
};

/** A PNG with texts and EXIF; its checksums are zero. */
export function makePng(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('tEXt', planted),
    pngChunk('eXIf', planted),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 90]))),
    pngChunk('IEND', Buffer.alloc(0)),
    planted,
  ]);
}

const riffChunk = (name: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** A WebP with EXIF and XMP, and their flags. */
export function makeWebp(): Buffer {
  const flags = Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const body = Buffer.concat([
    riffChunk('VP8X', flags),
    riffChunk('VP8 ', Buffer.alloc(11, 7)),
    riffChunk('EXIF', planted),
    riffChunk('XMP ', planted),
  ]);
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
}

/** A GIF of two frames with a comment and application data. */
export function makeGif(): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0]), Buffer.alloc(6, 9)]);
  const blocks = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes, Buffer.from([0])]);
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9]),
    blocks(Buffer.alloc(4)),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]),
    blocks(Buffer.from([0x44, 1])),
  ]);
  return Buffer.concat([
    head,
    Buffer.from([0x21, 0xfe]),
    blocks(planted),
    Buffer.from([0x21, 0xff]),
    blocks(planted),
    frame,
    frame,
    Buffer.from([0x3b]),
  ]);
}
