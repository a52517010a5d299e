import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { addFiles } from '../files/add-files';
import type { ChosenFile, FileProblem } from '../files/chosen-file';
import { fetchKeptFile, filesAtHand, forgetFiles, type KeptFile } from '../files/kept-file';
import { changeDraftFiles, draftFiles } from '../session/draft';

const NONE: readonly KeptFile[] = [];

/** The files of this session's next message, kept until it is taken, and what was wrong with those that were turned down. */
export function useFileSelection(sessionId: string, onChange: () => void) {
  const kept = useStore(draftFiles)[sessionId] ?? NONE;
  const atHand = useStore(filesAtHand);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [adding, setAdding] = useState(0);
  const added = useRef(Promise.resolve());
  const files = kept.flatMap(({ id, type }): ChosenFile[] => {
    const file = atHand.get(id);
    return file ? [{ id, type, file }] : [];
  });

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

  /** One choice after the other: what is pasted while photos are being prepared comes behind them. */
  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    onChange();
    setAdding((number) => number + 1);
    added.current = added.current
      .then(async () => setProblems(await addFiles(sessionId, chosen)))
      .catch(console.error)
      .finally(() => setAdding((number) => number - 1));
  }

  return {
    files,
    kept,
    problems,
    preparing: adding > 0 || files.length < kept.length,
    add,
    remove: (id: string) => {
      onChange();
      changeDraftFiles(sessionId, (known) => known.filter((file) => file.id !== id));
      void forgetFiles([id]);
    },
    clear: () => {
      onChange();
      changeDraftFiles(sessionId, () => []);
      setProblems([]);
      void forgetFiles(kept.map(({ id }) => id));
    },
    dismissProblems: () => setProblems([]),
  };
}
