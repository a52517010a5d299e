import { open } from 'node:fs/promises';

/** The kinds of files that are recognised by their first bytes (magic numbers). */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf' | 'heic' | VoiceKind;
/** The containers in which browsers record sound. */
export type VoiceKind = 'webm' | 'ogg' | 'mp4';

const HEAD_BYTES = 64;
/** First bytes according to ISO 10918, 15948, 32000, the GIF89a specification and RFC 9649. */
const SIGNATURES: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['pdf', /^%PDF-\d/],
  // brands of ISO/IEC 23008-12; AVIF also uses `mif1` and `msf1` and is excluded by its own brand among the compatible ones
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)(?![^]{0,40}avi[fs])/],
  ['webm', /^\x1aE\xdf\xa3[^]{0,52}webm/],
  ['ogg', /^OggS[^]{24}OpusHead/],
  // brands of ISO/IEC 14496-12 and -14; AVIF may name one of them first
  ['mp4', /^[^]{4}ftyp(?:M4A |isom|iso[2-6]|mp4[12])(?![^]{0,40}avi[fs])/],
];

/**
 * Reads only the first bytes: the gateway's own process does not parse untrusted files any further. The confined process that decodes
 * the file detects whether the rest matches. null for an unknown kind.
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

const kindOf = (head: string): FileKind | null => SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
