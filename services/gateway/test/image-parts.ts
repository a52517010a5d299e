import { crc32, deflateSync } from 'node:zlib';

const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A chunk with its checksum. ISO/IEC 15948. */
export function pngChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name, 'latin1'), body])), 0);
  return Buffer.concat([head, body, sum]);
}

/** A PNG that declares this size in pixels, with one bit per pixel. */
export function pngOf({ width, height, data }: { width: number; height: number; data: Buffer }): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([PNG_HEAD, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))]);
}

/** All rows of such a PNG in black, which compress to a few kilobytes. */
export const blackRows = (width: number, height: number) => deflateSync(Buffer.alloc((width / 8 + 1) * height));

/** The PNG with more chunks after its header. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, PNG_HEAD.length + 25), ...chunks, png.subarray(PNG_HEAD.length + 25)]);

/** The JPEG with more segments after its start. ITU T.81. */
export function withSegments(jpeg: Buffer, ...segments: (readonly [marker: number, body: Buffer])[]): Buffer {
  const written = segments.map(([marker, body]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)]);
}

interface Gif {
  /** side length in pixels of the screen and, below, of each frame */
  side: number;
  frame?: number;
  frames?: number;
  comment: string;
}

/** A GIF of one colour with a comment. */
export function gifOf({ side, frame = 1, frames = 1, comment }: Gif): Buffer {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 9, 9, 9, 200, 9, 9]);
  const image = Buffer.from('2c0000000000000000000202440100', 'hex');
  for (const at of [0, 2]) screen.writeUInt16LE(side, at);
  for (const at of [5, 7]) image.writeUInt16LE(frame, at);
  const text = Buffer.from(comment, 'latin1');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.from([0x21, 0xfe, text.length]),
    text,
    Buffer.from([0]),
    ...Array<Buffer>(frames).fill(image),
    Buffer.from([0x3b]),
  ]);
}
