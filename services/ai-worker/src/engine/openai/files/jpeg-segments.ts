const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** Application segments (EXIF, XMP, IPTC, thumbnails), except 0, 2 and 14, which define the colours. */
const isKept = (marker: number) =>
  marker !== COMMENT && (marker < 0xe0 || marker > 0xef || [0xe0, 0xe2, 0xee].includes(marker));

/** The next marker after the bytes of a scan: an FF that is not followed by a stuffed zero, a restart or another FF. */
function afterScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return -1;
}

/** The segments of a JPEG up to its end, without metadata. ITU T.81, annex B. */
export function bareJpeg(bytes: Buffer): Buffer | null {
  if (bytes.readUInt8(0) !== 0xff || bytes.readUInt8(1) !== START) return null;
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  let scans = 0;
  while (at !== -1 && bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === END) return scans > 0 ? Buffer.concat([...parts, bytes.subarray(at, at + 2)]) : null;
    // Any number of FF may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const next = marker === SCAN ? afterScan(bytes, end) : end;
    if (isKept(marker)) parts.push(bytes.subarray(at, next === -1 ? bytes.length : next));
    if (marker === SCAN) scans += 1;
    at = next;
  }
  return null;
}
