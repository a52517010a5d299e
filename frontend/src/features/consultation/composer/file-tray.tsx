import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { fileSize } from '../../../lib/file-size';
import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import type { ChosenFile } from '../files/chosen-file';
import type { FileSelection } from '../files/use-file-selection';
import { type FileShares, uploads } from '../outbox/deliver';
import { FilePreviews } from './file-previews';
import { useFocusOnUpload } from './use-focus-on-upload';

export interface FileTrayProps {
  selection: FileSelection;
  /** The ids of the files that the server rejected. */
  refusedFiles: readonly string[];
  /** The idempotency key of the message being sent, when it has files. */
  uploadKey: string | undefined;
  disabled: boolean;
  onCancel: () => void;
  /** The last file has been removed. */
  onEmptied: () => void;
}

/** The files of the next message: chosen, being prepared or being sent. */
export function FileTray({ selection, refusedFiles, uploadKey, disabled, onCancel, onEmptied }: FileTrayProps) {
  const t = useTexts(filesTexts);
  const { files, preparing } = selection;
  const progress = useStore(uploads);
  const shares = uploadKey === undefined ? undefined : (progress.get(uploadKey) ?? NOTHING_SENT);
  const percent = shares && Math.floor(100 * shareOfAll(files, shares));
  const text = useTrayText({ files, preparing, percent });
  const status = useRef<HTMLParagraphElement>(null);
  useFocusOnUpload(status, uploadKey);
  const isShown = files.length > 0 || preparing;
  return (
    <>
      {files.length > 0 && (
        <FilePreviews
          files={files}
          shares={shares}
          refused={refusedFiles}
          disabled={disabled}
          onRemove={(id) => {
            selection.remove(id);
            if (files.length === 1) onEmptied();
          }}
        />
      )}
      <div className={isShown ? 'flex min-h-6 flex-wrap items-center justify-between gap-x-2' : 'sr-only'}>
        <p ref={status} tabIndex={-1} className="flex-1 basis-40 text-sm text-muted">
          <span role="status">{text}</span>
          {files.some(({ type }) => type === 'image') && `. ${t.dataRemoved}`}
          {percent !== undefined && percent < 100 && (
            <span aria-hidden className="tabular-nums">{` · ${t.percent({ percent })}`}</span>
          )}
        </p>
        {uploadKey !== undefined && (
          <Button variant="secondary" onClick={onCancel} className="shrink-0">
            {t.cancel}
          </Button>
        )}
        {uploadKey === undefined && files.length > 0 && (
          <Button
            variant="quiet"
            disabled={disabled}
            onClick={() => {
              selection.clear();
              onEmptied();
            }}
            className="-mr-1.5 shrink-0 px-1.5 underline"
          >
            {t.clearAll}
          </Button>
        )}
      </div>
    </>
  );
}

const NOTHING_SENT: FileShares = new Map();

function shareOfAll(files: readonly ChosenFile[], shares: FileShares): number {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  return files.reduce((sum, { id, file }) => sum + (shares.get(id) ?? 0) * file.size, 0) / total;
}

/** What happens to the files, in words; screen readers announce changes. The size is shown because mobile data costs money. */
function useTrayText({
  files,
  preparing,
  percent,
}: {
  files: readonly ChosenFile[];
  preparing: boolean;
  percent: number | undefined;
}) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  if (percent !== undefined) return percent === 100 ? t.sent : t.sending;
  if (preparing) return t.preparing;
  if (files.length === 0) return '';
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return t.ready({ files: t.files(files.length), size: fileSize(bytes, language) });
}
