import type { Overview } from '@afya/contracts';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { formatValue } from '../charts/format-value';
import { useShortFormats } from './use-short-formats';

type Totals = Overview['totals'];

interface HeadlineMetricsProps {
  totals: Totals;
  /** Totals of the previous period: undefined while loading, null if loading failed. */
  previous: Totals | null | undefined;
}

/** Totals of a period, each with its change from the previous period. */
export function HeadlineMetrics({ totals, previous }: HeadlineMetricsProps) {
  const t = useTexts(overviewTexts);
  const { count, shillings, duration } = useShortFormats();
  const metrics: { name: string; field: keyof Totals; format: (value: number) => string }[] = [
    { name: t.consultations, field: 'consultations', format: count },
    { name: t.messages, field: 'messages', format: count },
    { name: t.replies, field: 'replies', format: count },
    { name: t.refunds, field: 'refunds', format: count },
    { name: t.costInKes, field: 'costKES', format: shillings },
    { name: t.tokens, field: 'tokens', format: count },
    { name: t.latencyMedian, field: 'latencyP50Ms', format: duration },
    { name: t.latencyP95, field: 'latencyP95Ms', format: duration },
    { name: t.errors, field: 'errors', format: count },
    { name: t.warnings, field: 'warnings', format: count },
    { name: t.failovers, field: 'failovers', format: count },
    { name: t.redFlags, field: 'redFlags', format: count },
  ];
  return (
    <section aria-label={t.figures}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {metrics.map(({ name, field, format }) => (
          <div key={field} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="mt-auto text-xl font-semibold tabular-nums">{formatValue(totals[field], format)}</dd>
            <dd className="min-h-5 text-xs text-muted tabular-nums">
              {previous !== undefined && (
                <Change current={totals[field]} previous={previous?.[field] ?? null} format={format} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ChangeProps {
  current: number | null;
  previous: number | null;
  format: (value: number) => string;
}

function Change({ current, previous, format }: ChangeProps) {
  const t = useTexts(overviewTexts);
  const { change } = useShortFormats();
  if (previous === null || current === null) return t.noComparison;
  if (previous === 0) return current === 0 ? t.same : t.noneBefore;
  const share = (current - previous) / previous;
  const isSame = Math.round(share * 100) === 0;
  const Icon = isSame ? Minus : share > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Icon aria-hidden size={12} strokeWidth={2} className="mt-0.5 shrink-0 self-start" />
      {!isSame && <VisuallyHidden>{share > 0 ? t.higher : t.lower}</VisuallyHidden>}
      {isSame ? t.same : t.changeFrom({ change: change(share), before: format(previous) })}
    </span>
  );
}
