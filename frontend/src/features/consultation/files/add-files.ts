import { LIMITS } from '@afya/contracts';
import { changeDraftFiles, draftFiles } from '../session/draft';
import type { ChosenFile, FileProblem } from './chosen-file';
import { keepFile } from './kept-file';
import { prepareFile } from './prepare-file';

/**
 * Puts files to the session's next message and keeps them. Returns what was wrong with those that were turned down; of more than
 * may be sent at once none is taken.
 */
export async function addFiles(sessionId: string, chosen: readonly File[]): Promise<FileProblem[]> {
  const known = () => draftFiles.get()[sessionId] ?? [];
  if (known().length + chosen.length > LIMITS.filesPerMessage) return [{ fault: 'too-many' }];
  const problems: FileProblem[] = [];
  // One after the other: five photos opened at once are too much for a small phone's memory.
  for (const file of chosen) {
    const result = await prepareFile(file);
    if ('fault' in result) {
      problems.push(result);
      continue;
    }
    const ready = withUniqueName(
      result,
      known().map(({ name }) => name),
    );
    await keepFile(ready);
    const { id, type } = ready;
    changeDraftFiles(sessionId, (files) => [...files, { id, name: ready.file.name, type }]);
  }
  return problems;
}

/** A phone's camera may call every photo the same; what is wrong with which, and which has arrived, is told by the name. */
function withUniqueName(chosen: ChosenFile, taken: readonly string[]): ChosenFile {
  const { name, type } = chosen.file;
  if (!taken.includes(name)) return chosen;
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const free = `${stem} (${number})${extension}`;
    if (!taken.includes(free)) return { ...chosen, file: new File([chosen.file], free, { type }) };
  }
}
