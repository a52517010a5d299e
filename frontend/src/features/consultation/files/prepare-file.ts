import { checkFile } from './check-file';
import type { ChosenFile, FileProblem } from './chosen-file';
import { newFileId } from './saved-file';
import { resizeImage } from './resize-image';

/** Checks a file and, if it is an image, resizes it. */
export async function prepareFile(file: File): Promise<ChosenFile | FileProblem> {
  const { name } = file;
  const verdict = await checkFile(file);
  if ('fault' in verdict) return { fault: verdict.fault, name };
  const { type, heic } = verdict;
  if (type !== 'image') return { id: newFileId(), file: type === 'pdf' ? asPdf(file) : file, type };
  try {
    return { id: newFileId(), file: await resizeImage(file), type };
  } catch {
    return { fault: heic ? 'heic' : 'broken', name };
  }
}

/** Sets the type when the system gave none. */
const asPdf = (file: File) => (file.type ? file : new File([file], file.name, { type: 'application/pdf' }));
