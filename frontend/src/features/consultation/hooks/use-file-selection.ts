import { LIMITS } from '@afya/contracts';
import { useState } from 'react';
import type { ChosenFile, FileProblem } from '../files/chosen-file';
import { prepareFile } from '../files/prepare-file';

/** The files of the next message, and what was wrong with those that were turned down. */
export function useFileSelection() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [preparing, setPreparing] = useState(false);

  async function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    if (files.length + chosen.length > LIMITS.filesPerMessage) return setProblems([{ fault: 'too-many' }]);
    setPreparing(true);
    const results = await Promise.all(chosen.map(prepareFile));
    setFiles((current) => [...current, ...results.filter((result) => 'file' in result)]);
    setProblems(results.filter((result) => 'fault' in result));
    setPreparing(false);
  }

  return {
    files,
    problems,
    preparing,
    add,
    remove: (id: string) => setFiles((current) => current.filter((file) => file.id !== id)),
    clear: () => {
      setFiles([]);
      setProblems([]);
    },
  };
}
