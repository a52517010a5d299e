import { type FileType, LIMITS } from '@afya/contracts';
import type { FileFault } from './chosen-file';

const HEIC = /\.hei[cf]$/i;

/** Some systems give HEIC photos no type; their name tells. */
export function isHeic(file: File): boolean {
  return HEIC.test(file.name) || /hei[cf]/i.test(file.type);
}

export function fileType(file: File): FileType | undefined {
  if (file.type === 'application/pdf') return 'pdf';
  return file.type.startsWith('image/') || isHeic(file) ? 'image' : undefined;
}

/** What forbids this file, by the specification's section 5. */
export function checkFile(file: File): FileFault | undefined {
  if (!fileType(file)) return 'invalid-type';
  return file.size > LIMITS.fileBytes ? 'too-large' : undefined;
}
