import { fileTypeFromBuffer } from 'file-type';
import { firstGifFrame } from './gif-frame';
import { bareJpeg } from './jpeg-segments';
import { barePng, bareWebp } from './image-chunks';

export interface CleanImage {
  mime: string;
  bytes: Buffer;
}

/** The kinds that models take, by what their bytes are. */
const CLEANERS: Readonly<Record<string, { mime: string; clean: (bytes: Buffer) => Buffer | null }>> = {
  'image/jpeg': { mime: 'image/jpeg', clean: bareJpeg },
  'image/png': { mime: 'image/png', clean: barePng },
  'image/apng': { mime: 'image/png', clean: barePng },
  'image/webp': { mime: 'image/webp', clean: bareWebp },
  'image/gif': { mime: 'image/gif', clean: firstGifFrame },
};

/**
 * The picture without what a camera or a program wrote beside it (place, device, owner, texts, a second picture), pixels untouched;
 * of an animation the first frame. Null where the bytes are not what they begin as. The browser does this before it sends; other
 * clients need not.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage | null> {
  const kind = CLEANERS[(await fileTypeFromBuffer(bytes))?.mime ?? ''];
  if (!kind) return null;
  try {
    const clean = kind.clean(bytes);
    return clean && { mime: kind.mime, bytes: clean };
  } catch (error) {
    // reading past the end: it was cut
    if ((error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE') return null;
    throw error;
  }
}
