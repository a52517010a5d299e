import { checkFile, fileType, isHeic } from './check-files';
import type { ChosenFile, FileProblem } from './chosen-file';
import { newFileId } from './kept-file';
import { resizeImage } from './resize-image';

/** Checks one file and makes it ready to send. */
export async function prepareFile(file: File): Promise<ChosenFile | FileProblem> {
  const fault = checkFile(file);
  if (fault) return { fault, name: file.name };
  if (fileType(file) === 'pdf') return { id: newFileId(), file, type: 'pdf' };
  try {
    return { id: newFileId(), file: await resizeImage(file), type: 'image' };
  } catch {
    return { fault: isHeic(file) ? 'heic' : 'unreadable', name: file.name };
  }
}
