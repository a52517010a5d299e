import { LIMITS } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChosenFile, FileProblem } from '../files/chosen-file';
import { fetchKeptFile, filesAtHand, forgetFiles, keepFile, type KeptFile } from '../files/kept-file';
import { prepareFile } from '../files/prepare-file';
import { changeDraftFiles, draftFiles } from '../session/draft';

const NONE: readonly KeptFile[] = [];

/** The files of this session's next message, kept until it is taken, and what was wrong with those that were turned down. */
export function useFileSelection(sessionId: string, onChange: () => void) {
  const kept = useStore(draftFiles)[sessionId] ?? NONE;
  const atHand = useStore(filesAtHand);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [preparing, setPreparing] = useState(false);
  const files = kept.flatMap(({ id, type }): ChosenFile[] => {
    const file = atHand.get(id);
    return file ? [{ id, type, file }] : [];
  });
  const change = (next: (files: readonly KeptFile[]) => KeptFile[]) => {
    onChange();
    changeDraftFiles(sessionId, next);
  };

  // Chosen before a reload, or in another tab.
  useEffect(() => {
    for (const { id, name } of kept) {
      void fetchKeptFile(id).then((found) => {
        if (found) return;
        changeDraftFiles(sessionId, (known) => known.filter((file) => file.id !== id));
        setProblems([{ fault: 'lost', name }]);
      });
    }
  }, [sessionId, kept]);

  async function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    if (kept.length + chosen.length > LIMITS.filesPerMessage) return setProblems([{ fault: 'too-many' }]);
    setPreparing(true);
    const results = await Promise.all(chosen.map(prepareFile));
    const ready = results.filter((result) => 'file' in result);
    await Promise.all(ready.map(keepFile));
    change((known) => [...known, ...ready.map(({ id, file, type }) => ({ id, name: file.name, type }))]);
    setProblems(results.filter((result) => 'fault' in result));
    setPreparing(false);
  }

  return {
    files,
    kept,
    problems,
    preparing: preparing || files.length < kept.length,
    add,
    remove: (id: string) => {
      change((known) => known.filter((file) => file.id !== id));
      void forgetFiles([id]);
    },
    clear: () => {
      change(() => []);
      setProblems([]);
      void forgetFiles(kept.map(({ id }) => id));
    },
  };
}
