import { ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';
import { useLoadNewest } from '../hooks/use-load-newest';
import { useNewLogs } from '../hooks/use-new-logs';

/**
 * Announces logs that are newer than the list and loads them on click, so that nothing moves by itself. `newest` is the
 * time of the newest listed log, null for an empty list and undefined while the list loads.
 */
export function NewLogs({ newest }: { newest: string | null | undefined }) {
  const t = useTexts(adminLogTexts);
  const { tab, filter } = useLogFilter();
  const count = useNewLogs({ tab, form: filter, newest });
  const { mutate, isPending, isError } = useLoadNewest(tab, filter);
  return (
    <>
      {/* announced once, not for each new log */}
      <div role="status">
        <VisuallyHidden>{count > 0 && t.thereAreNew}</VisuallyHidden>
      </div>
      {count > 0 && (
        <div className="pointer-events-none fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 flex justify-center px-4">
          <button
            type="button"
            onClick={() => mutate()}
            disabled={isPending}
            className="appear pointer-events-auto inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-sm font-semibold text-brand tabular-nums shadow-float hover:bg-ground"
          >
            <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
            {isError ? t.newestFailed : t.newLogs(count)}
          </button>
        </div>
      )}
    </>
  );
}
