import type { Overview } from '@afya/contracts';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { figure } from '../charts/figure';
import { useAmounts } from './use-amounts';

type Totals = Overview['totals'];

interface HeadlineFiguresProps {
  totals: Totals;
  /** Of the period before; undefined until they are known, null when they could not be read. */
  before: Totals | null | undefined;
}

/** What a period came to, each figure with its change against the period before. */
export function HeadlineFigures({ totals, before }: HeadlineFiguresProps) {
  const t = useTexts(overviewTexts);
  const { count, shillings, duration } = useAmounts();
  const figures: { name: string; of: keyof Totals; format: (value: number) => string }[] = [
    { name: t.consultations, of: 'consultations', format: count },
    { name: t.messages, of: 'messages', format: count },
    { name: t.replies, of: 'replies', format: count },
    { name: t.refunds, of: 'refunds', format: count },
    { name: t.costInKes, of: 'costKES', format: shillings },
    { name: t.tokens, of: 'tokens', format: count },
    { name: t.latencyMiddle, of: 'latencyP50Ms', format: duration },
    { name: t.latencySlow, of: 'latencyP95Ms', format: duration },
    { name: t.errors, of: 'errors', format: count },
    { name: t.warnings, of: 'warnings', format: count },
    { name: t.failovers, of: 'failovers', format: count },
    { name: t.redFlags, of: 'redFlags', format: count },
  ];
  return (
    <section aria-label={t.figures}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {figures.map(({ name, of, format }) => (
          <div key={of} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="mt-auto text-xl font-semibold tabular-nums">{figure(totals[of], format)}</dd>
            <dd className="min-h-5 text-xs text-muted tabular-nums">
              {before !== undefined && <Change now={totals[of]} before={before?.[of] ?? null} format={format} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ChangeProps {
  now: number | null;
  before: number | null;
  format: (value: number) => string;
}

function Change({ now, before, format }: ChangeProps) {
  const t = useTexts(overviewTexts);
  const { change } = useAmounts();
  if (before === null || now === null) return t.noComparison;
  if (before === 0) return now === 0 ? t.same : t.noneBefore;
  const share = (now - before) / before;
  const isSame = Math.round(share * 100) === 0;
  const Icon = isSame ? Minus : share > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Icon aria-hidden size={12} strokeWidth={2} className="mt-0.5 shrink-0 self-start" />
      {!isSame && <VisuallyHidden>{share > 0 ? t.higher : t.lower}</VisuallyHidden>}
      {isSame ? t.same : t.changeFrom({ change: change(share), before: format(before) })}
    </span>
  );
}
