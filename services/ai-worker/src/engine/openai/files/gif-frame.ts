const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const TRAILER = Buffer.from([0x3b]);

/** The size of a colour table, from its flags. */
const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** The end of a list of sub-blocks: each begins with its length, the last is empty. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** The first frame of a GIF, without comments and application data, because models accept no animations. GIF89a specification. */
export function firstGifFrame(bytes: Buffer): Buffer | null {
  const head = 13 + colourTable(bytes.readUInt8(10));
  const parts = [bytes.subarray(0, head)];
  for (let at = head; ;) {
    const kind = bytes.readUInt8(at);
    if (kind === EXTENSION) {
      const end = afterBlocks(bytes, at + 2);
      if (bytes.readUInt8(at + 1) === GRAPHIC_CONTROL) parts.push(bytes.subarray(at, end));
      at = end;
    } else if (kind === IMAGE) {
      const data = at + 10 + colourTable(bytes.readUInt8(at + 9)) + 1;
      return Buffer.concat([...parts, bytes.subarray(at, afterBlocks(bytes, data)), TRAILER]);
    } else return null;
  }
}
