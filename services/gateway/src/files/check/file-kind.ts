import { open } from 'node:fs/promises';

/** What a file is by its first bytes; null: none of the kinds that we know. */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'heic';

const HEAD_BYTES = 64;
/** As ISO 10918, 15948, 32000, the GIF89a specification and RFC 9649 begin such a file. */
const STARTS: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-\d/],
  // brands of ISO/IEC 23008-12; `mif1` and `msf1` name their coding only among the other brands, which for AVIF stand there too
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)(?![^]{0,40}avi[fs])/],
];

/**
 * Reads the first bytes and no more: the process that serves everybody looks no deeper into what a stranger sent. Whether the rest
 * is what the beginning says shows where it is decoded.
 */
export async function readKind(path: string): Promise<FileKind | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindOf(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

const kindOf = (head: string): FileKind | null => STARTS.find(([, start]) => start.test(head))?.[0] ?? null;
