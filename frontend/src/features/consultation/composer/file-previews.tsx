import { AlertTriangle, FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/conversation';
import type { ChosenFile } from '../files/chosen-file';
import type { FileShares } from '../outbox/deliver';
import { UploadMark } from './upload-mark';

interface FilePreviewsProps {
  files: readonly ChosenFile[];
  /** The upload progress; undefined when nothing is being sent. */
  shares: FileShares | undefined;
  /** The ids of the files that the server rejected. */
  refused: readonly string[];
  disabled: boolean;
  onRemove: (id: string) => void;
}

export function FilePreviews({ files, shares, refused, disabled, onRemove }: FilePreviewsProps) {
  const t = useTexts(filesTexts);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // The clicked button has been removed, so focus moves to the next file's button.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = undefined;
  }, [files.length]);

  return (
    <ul ref={list} aria-label={t.chosen} className="flex flex-wrap gap-2 py-1">
      {files.map((chosen, index) => (
        <li
          key={chosen.id}
          className={classNames(
            'relative max-w-full overflow-hidden rounded-control border',
            refused.includes(chosen.id) ? 'border-emergency' : 'border-line',
          )}
        >
          <Preview chosen={chosen} />
          {refused.includes(chosen.id) && !shares && (
            <span className="absolute bottom-0 left-0 rounded-tr-control bg-emergency-tint p-1 text-emergency">
              <AlertTriangle role="img" aria-label={t.refused} size={18} strokeWidth={1.75} />
            </span>
          )}
          {shares ? (
            <UploadMark name={chosen.file.name} share={shares.get(chosen.id)} />
          ) : (
            <button
              type="button"
              disabled={disabled}
              aria-label={t.remove({ name: chosen.file.name })}
              onClick={() => {
                removed.current = index;
                onRemove(chosen.id);
              }}
              className="absolute right-0 top-0 flex size-11 items-start justify-end p-1"
            >
              <span className="rounded-full bg-ink p-0.5 text-surface">
                <X aria-hidden size={16} strokeWidth={2} />
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Preview({ chosen: { file, type } }: { chosen: ChosenFile }) {
  if (type === 'image') return <ImagePreview file={file} />;
  return (
    <p title={file.name} className="flex h-18 max-w-40 items-center gap-1.5 pr-7 pl-2 text-xs">
      <FileText aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-brand" />
      <span className="wrap-anywhere line-clamp-3 leading-tight">{file.name}</span>
    </p>
  );
}

function ImagePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={file.name} className="size-18 object-cover" />;
}
