/** Header data of a JPEG file. */
export interface JpegHead {
  /** Segment markers: `e0` JFIF, `e1` EXIF or XMP, `ed` IPTC, `db` quantization tables. */
  markers: string[];
  width: number;
  height: number;
  /** First value of the first quantization table: 5 for quality 85, 3 for quality 92 in libjpeg's tables. */
  firstQuantum: number;
}

export function readJpegHead(bytes: Buffer): JpegHead {
  const head: JpegHead = { markers: [], width: 0, height: 0, firstQuantum: 0 };
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG');
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = (bytes[at + 1] ?? 0).toString(16);
    head.markers.push(marker);
    if (marker === 'db' && !head.firstQuantum) head.firstQuantum = bytes[at + 5] ?? 0;
    if (marker === 'c0' || marker === 'c2')
      Object.assign(head, { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
    if (marker === 'da') break;
  }
  return head;
}
