import { type FileType, LIMITS } from '@afya/contracts';
import type { FileFault } from './chosen-file';
import { type FileKind, readKind } from './read-kind';

const HEIC_NAME = /\.hei[cf]$/i;
/** The types that some systems give to unknown files. */
const NO_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** The recordings of this page: sound from elsewhere cannot be sent. */
export const recordings = new WeakSet<File>();

export type Verdict = { fault: FileFault } | { type: FileType; heic: boolean };

/**
 * The type of a file, or why section 5 of the specification forbids it. The type comes from the system, else from the first bytes, else
 * from the name. Whether an image can be read is only known when it is opened.
 */
export async function checkFile(file: File): Promise<Verdict> {
  const kind = await readKind(file).catch(() => undefined);
  const type = fileType(file, kind);
  if (!type) return { fault: 'invalid-type' };
  if (file.size > LIMITS.fileBytes) return { fault: 'too-large' };
  if (!kind) return { fault: 'unreadable' };
  if (file.size === 0) return { fault: 'empty' };
  return { type, heic: kind === 'heic' || (kind === 'other' && isNamedHeic(file)) };
}

function fileType(file: File, kind: FileKind | undefined): FileType | undefined {
  if (recordings.has(file)) return 'audio';
  if (file.type === 'application/pdf') return 'pdf';
  if (file.type.startsWith('image/')) return 'image';
  if (!NO_TYPES.has(file.type)) return undefined;
  if (kind === 'pdf') return 'pdf';
  return kind === 'image' || kind === 'heic' || isNamedHeic(file) ? 'image' : undefined;
}

const isNamedHeic = ({ name, type }: File) => HEIC_NAME.test(name) || /hei[cf]/i.test(type);
