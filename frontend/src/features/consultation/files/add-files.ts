import { LIMITS } from '@afya/contracts';
import { changeDraftFiles, draftFiles } from '../session/draft';
import type { ChosenFile, FileProblem, PictureFault } from './chosen-file';
import { prepareFile } from './prepare-file';
import { saveFile } from './saved-file';

/**
 * Adds files to the session's next message and saves them. Returns the reasons for rejected files, and for pictures that were added
 * but cannot be used as they are; when there are more
 * than one message may have, all are rejected.
 */
export async function addFiles(sessionId: string, chosen: readonly File[]): Promise<FileProblem[]> {
  const currentFiles = () => draftFiles.get()[sessionId] ?? [];
  if (currentFiles().length + chosen.length > LIMITS.filesPerMessage) return [{ fault: 'too-many' }];
  const problems: FileProblem[] = [];
  // One after the other: five photos opened at once are too much for a small phone's memory.
  for (const file of chosen) {
    const result = await prepareFile(file);
    if ('fault' in result) {
      problems.push(result);
      continue;
    }
    const names = currentFiles().map(({ name }) => name);
    const prepared = withUniqueName(result, names);
    await saveFile(prepared);
    const { id, type } = prepared;
    changeDraftFiles(sessionId, (files) => [...files, { id, name: prepared.file.name, type }]);
    const fault = type === 'image' ? await faultOf(prepared.file) : undefined;
    if (fault) problems.push({ fault, name: prepared.file.name });
  }
  return problems;
}

/** Loaded with the first picture: most messages have none. Offline it may be missing, and then nothing is said. */
async function faultOf(picture: File): Promise<PictureFault | undefined> {
  const { checkPicture } = await import('./picture-quality').catch(() => ({ checkPicture: () => undefined }));
  return checkPicture(picture);
}

/** A phone's camera may call every photo the same, but error messages and sent files are matched by name. */
function withUniqueName(chosen: ChosenFile, usedNames: readonly string[]): ChosenFile {
  const { name, type } = chosen.file;
  if (!usedNames.includes(name)) return chosen;
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem} (${number})${extension}`;
    if (!usedNames.includes(candidate)) return { ...chosen, file: new File([chosen.file], candidate, { type }) };
  }
}
