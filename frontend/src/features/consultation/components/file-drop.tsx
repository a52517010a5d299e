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
    // Not only as they come in: that may be missed, and a pointer that tells late of its last move hides the zone again.
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // A file that is dropped beside would be opened in place of the conversation.
      event.preventDefault();
      setDragging(true);
    };
    const end = (event: DragEvent) => {
      if (!bringsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setDragging(false);
      // Dropped before the zone was there.
      if (!disabled) onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', over);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', end);
    return () => {
      window.removeEventListener('dragenter', over);
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
