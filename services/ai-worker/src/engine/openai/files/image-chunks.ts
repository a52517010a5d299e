/** The PNG chunks needed to show the image correctly; other ancillary chunks are texts, times, EXIF and animation. */
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD']);
const PNG_HEAD = 8;

/** The chunks of a PNG without metadata. ISO/IEC 15948. */
export function barePng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at < bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (PNG_KEPT.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const WEBP_HEAD = 12;
const WEBP_LEFT_OUT = new Set(['EXIF', 'XMP ']);
/** Flags in the first byte of VP8X: EXIF, XMP. */
const WEBP_FLAGS = 0x08 | 0x04;

/** The chunks of a WebP without EXIF and XMP and their flags. RFC 9649. */
export function bareWebp(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  const length = 8 + bytes.readUInt32LE(4);
  if (length > bytes.length) return null;
  for (let at = WEBP_HEAD; at < length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > length) return null;
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_FLAGS, 8);
    if (!WEBP_LEFT_OUT.has(name)) parts.push(chunk);
    at = end;
  }
  if (parts.length === 0) return null;
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  const body = Buffer.concat(parts);
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
