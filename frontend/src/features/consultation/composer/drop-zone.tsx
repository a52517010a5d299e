import { ImageUp } from 'lucide-react';
import { useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { filesTexts } from '../../../locales/conversation';

interface DropZoneProps {
  onDrop: (files: File[]) => void;
  /** The dragged files have left the window. */
  onLeave: () => void;
}

/** Files can be dropped anywhere in the window. The library's own checks are not used: addFiles rejects files with our texts. */
export default function DropZone({ onDrop, onLeave }: DropZoneProps) {
  const { dropHere } = useTexts(filesTexts);
  const { hint } = useTexts(consultationTexts);
  const { getRootProps, isProcessing } = useDropzone({
    onDrop,
    onDragLeave: onLeave,
    onError: onLeave,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });

  // There are no pointer events during a drag: one of them means that the drag has ended without an event.
  useEffect(() => {
    if (isProcessing) return;
    window.addEventListener('pointermove', onLeave);
    return () => window.removeEventListener('pointermove', onLeave);
  }, [isProcessing, onLeave]);

  return (
    <div {...getRootProps()} className="appear fixed inset-0 z-40 bg-ground/80 p-4">
      <div className="pointer-events-none mx-auto flex h-full max-w-chat flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-brand bg-surface p-6 text-center">
        <ImageUp aria-hidden size={40} strokeWidth={1.75} className="text-brand" />
        <p className="text-xl font-semibold">{dropHere}</p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
    </div>
  );
}
