import { FileText, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { ChosenFile } from '../files/chosen-file';

interface FilePreviewsProps {
  files: readonly ChosenFile[];
  disabled: boolean;
  onRemove: (id: string) => void;
  onClear: () => void;
}

export function FilePreviews({ files, disabled, onRemove, onClear }: FilePreviewsProps) {
  const t = useTexts(consultationTexts);
  return (
    <div className="flex items-center gap-2">
      <ul aria-label={t.selectedFiles} className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-1">
        {files.map((chosen) => (
          <li key={chosen.id} className="relative shrink-0 rounded-control border border-line">
            <Preview chosen={chosen} />
            <button
              type="button"
              disabled={disabled}
              aria-label={t.removeFile({ name: chosen.file.name })}
              onClick={() => onRemove(chosen.id)}
              className="absolute right-0 top-0 flex size-11 items-start justify-end p-1"
            >
              <span className="rounded-full bg-ink p-0.5 text-surface">
                <X aria-hidden size={16} strokeWidth={2} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" disabled={disabled} onClick={onClear} className="shrink-0 px-2 underline">
        {t.clearAll}
      </Button>
    </div>
  );
}

function Preview({ chosen: { file, type } }: { chosen: ChosenFile }) {
  const address = useMemo(() => (type === 'image' ? URL.createObjectURL(file) : undefined), [file, type]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <img src={address} alt={file.name} className="size-18 rounded-control object-cover" />;
  return (
    <p className="flex size-18 flex-col items-center justify-center gap-1 p-1 text-xs">
      <FileText aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-brand" />
      <span className="line-clamp-2 text-center leading-tight">{file.name}</span>
    </p>
  );
}
