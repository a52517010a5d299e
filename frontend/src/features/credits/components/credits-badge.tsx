import { Coins, Plus } from 'lucide-react';
import { creditsBadgeTexts } from '../../../locales/credits-badge';
import { useTexts } from '../../../locales/bilingual';
import { lazyPart } from '../../../components/layout/lazy-part';
import { WindowFailed } from '../../../components/layout/part-failed';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useRemainingCredits } from '../hooks/use-remaining-credits';

const AddCreditsDialog = lazyPart({ load: () => import('./add-credits-dialog'), Failed: WindowFailed });

interface CreditsBadgeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the remaining credits and a button to add more. */
export function CreditsBadge({ open, onOpenChange }: CreditsBadgeProps) {
  const t = useTexts(creditsBadgeTexts);
  const remaining = useRemainingCredits();
  return (
    <div className="flex items-center rounded-full md:border md:border-line md:bg-surface md:pl-3">
      <Coins aria-hidden size={18} strokeWidth={1.75} className="mr-1.5 text-brand max-md:hidden" />
      <span className="text-sm font-semibold tabular-nums" aria-hidden>
        {remaining}
      </span>
      <VisuallyHidden>{t.remaining(remaining)}</VisuallyHidden>
      <button
        type="button"
        aria-label={t.addCredits}
        title={t.addCredits}
        onClick={() => onOpenChange(true)}
        className="inline-flex size-[44px] items-center justify-center rounded-full hover:bg-line/60"
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {open && <AddCreditsDialog onClose={() => onOpenChange(false)} />}
    </div>
  );
}
