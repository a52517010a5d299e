import { lazy, Suspense, useEffect, useState } from 'react';

interface FileDropProps {
  /** An answer is awaited: nothing can be attached. */
  disabled: boolean;
  onDrop: (files: File[]) => void;
}

/** Loaded with the first drag of files over the window; on a phone there is none. */
const DropZone = lazy(() => import('./drop-zone').catch(() => ({ default: () => <></> })));

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Shows the drop zone while files are dragged over the window. */
export function FileDrop({ disabled, onDrop }: FileDropProps) {
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    // Also on dragover: dragenter may be missed, and a late pointer event hides the zone again.
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // Otherwise the browser opens a dropped file in place of the conversation.
      event.preventDefault();
      setDragging(true);
    };
    const end = (event: DragEvent) => {
      if (!bringsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setDragging(false);
      // Dropped before the zone was loaded.
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
