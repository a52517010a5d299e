import { fileTypeFromBuffer } from 'file-type';
import { firstGifFrame } from './gif-frame';
import { bareJpeg } from './jpeg-segments';
import { barePng, bareWebp } from './image-chunks';

export interface CleanImage {
  mime: string;
  bytes: Buffer;
}

/** The image types that models accept, detected by their bytes. */
const CLEANERS: Readonly<Record<string, { mime: string; clean: (bytes: Buffer) => Buffer | null }>> = {
  'image/jpeg': { mime: 'image/jpeg', clean: bareJpeg },
  'image/png': { mime: 'image/png', clean: barePng },
  'image/apng': { mime: 'image/png', clean: barePng },
  'image/webp': { mime: 'image/webp', clean: bareWebp },
  'image/gif': { mime: 'image/gif', clean: firstGifFrame },
};

/**
 * The image without metadata (place, device, owner, texts, a second image), pixels unchanged; the first frame of an
 * animation. Null when the bytes do not match their signature. The browser does this before sending; other clients may not.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage | null> {
  const kind = CLEANERS[(await fileTypeFromBuffer(bytes))?.mime ?? ''];
  if (!kind) return null;
  try {
    const clean = kind.clean(bytes);
    return clean && { mime: kind.mime, bytes: clean };
  } catch (error) {
    // Reading past the end: the file is truncated.
    if ((error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE') return null;
    throw error;
  }
}
