import { lazy, Suspense, useEffect, useState } from 'react';

interface FileDropProps {
  /** An answer is awaited: nothing can be attached. */
  disabled: boolean;
  onDrop: (files: File[]) => void;
}

/** Loaded when somebody first drags files over the window, which nobody does on a phone. */
const DropZone = lazy(() => import('./drop-zone').catch(() => ({ default: () => <></> })));

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Shows where files can be dropped as soon as some are dragged over the window: anywhere. */
export function FileDrop({ disabled, onDrop }: FileDropProps) {
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    const start = (event: DragEvent) => bringsFiles(event) && setDragging(true);
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // A file that is dropped beside would be opened in place of the conversation.
      event.preventDefault();
      // They may have come over the window before this was listened for, or be thought gone by a pointer that told late of its last move.
      setDragging(true);
    };
    const end = (event: DragEvent) => {
      if (!bringsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setDragging(false);
      // Dropped before the zone was there.
      if (!disabled) onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', start);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', end);
    return () => {
      window.removeEventListener('dragenter', start);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', end);
    };
  }, [disabled, onDrop]);

  if (!dragging || disabled) return null;
  return (
    <Suspense>
      <DropZone
        onDrop={(files) => {
          setDragging(false);
          onDrop(files);
        }}
        onLeave={() => setDragging(false)}
      />
    </Suspense>
  );
}
