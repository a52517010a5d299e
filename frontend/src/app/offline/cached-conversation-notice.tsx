import { WifiOff } from 'lucide-react';
import { useTexts } from '../../locales/bilingual';
import { offlineTexts } from '../../locales/app';

/** Explains in the status row that the conversation on the screen comes from this device. */
export function CachedConversationNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useTexts(offlineTexts);
  return (
    <div
      role="status"
      className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2 text-[0.8125rem] leading-tight text-routine"
    >
      <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0 max-md:short:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t.keptTitle}</p>
        <p className="max-md:short:sr-only">{t.keptText}</p>
      </div>
      <button
        type="button"
        aria-disabled={retrying}
        onClick={() => !retrying && onRetry()}
        className="min-h-11 shrink-0 px-1 font-semibold underline aria-disabled:opacity-55"
      >
        {t.retry}
      </button>
    </div>
  );
}
