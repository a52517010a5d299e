import { WifiOff } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

interface OfflineNoticeProps {
  /** A message waits for the connection. */
  waiting: boolean;
  onCancel: () => void;
}

/** The browser is offline: the draft is saved, and a waiting message is sent when the connection is back. */
export function OfflineNotice({ waiting, onCancel }: OfflineNoticeProps) {
  const t = useTexts(consultationTexts);
  return (
    <div
      role="status"
      className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2 text-[0.8125rem] leading-tight text-routine"
    >
      <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0 max-md:short:hidden" />
      <p className="min-w-0 flex-1">{waiting ? t.offlineWaiting : t.offlineWriting}</p>
      {waiting && (
        <button type="button" onClick={onCancel} className="min-h-11 shrink-0 px-1 font-semibold underline">
          {t.takeBack}
        </button>
      )}
    </div>
  );
}
