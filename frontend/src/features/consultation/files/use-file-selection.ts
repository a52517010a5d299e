import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { changeDraftFiles, draftFiles, type SavedFile } from '../session/draft';
import type { ChosenFile, FileProblem } from './chosen-file';
import { deleteFiles, loadedFiles, loadFile } from './saved-file';

const NO_FILES: readonly SavedFile[] = [];

/** The files of a session's next message, and what one can do with them. */
export interface FileSelection {
  /** The chosen files that are loaded. */
  files: readonly ChosenFile[];
  /** All chosen files, saved until the message is accepted. */
  saved: readonly SavedFile[];
  /** The reasons for rejected files. */
  problems: readonly FileProblem[];
  /** Files are being checked, resized or loaded. */
  preparing: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
  dismissProblems: () => void;
}

export function useFileSelection(sessionId: string, onChange: () => void): FileSelection {
  const saved = useStore(draftFiles)[sessionId] ?? NO_FILES;
  const loaded = useStore(loadedFiles);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [adding, setAdding] = useState(0);
  const lastAddition = useRef(Promise.resolve());
  const files = saved.flatMap(({ id, type }): ChosenFile[] => {
    const file = loaded.get(id);
    return file ? [{ id, type, file }] : [];
  });

  // Chosen before a reload, or in another tab.
  useEffect(() => {
    for (const { id, name } of saved) {
      void loadFile(id).then((isFound) => {
        if (isFound) return;
        changeDraftFiles(sessionId, (others) => others.filter((file) => file.id !== id));
        setProblems([{ fault: 'lost', name }]);
      });
    }
  }, [sessionId, saved]);

  /** Additions run one after the other, so that files keep the order in which they were chosen. */
  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    onChange();
    setAdding((number) => number + 1);
    lastAddition.current = lastAddition.current
      .then(async () => {
        const { addFiles } = await import('./add-files');
        setProblems(await addFiles(sessionId, chosen));
      })
      .catch(console.error)
      .finally(() => setAdding((number) => number - 1));
  }

  return {
    files,
    saved,
    problems,
    preparing: adding > 0 || files.length < saved.length,
    add,
    remove: (id) => {
      onChange();
      changeDraftFiles(sessionId, (others) => others.filter((file) => file.id !== id));
      void deleteFiles([id]);
    },
    clear: () => {
      onChange();
      changeDraftFiles(sessionId, () => []);
      setProblems([]);
      void deleteFiles(saved.map(({ id }) => id));
    },
    dismissProblems: () => setProblems([]),
  };
}
