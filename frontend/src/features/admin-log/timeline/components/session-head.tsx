import type { Timeline } from '@afya/contracts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';
import { useFormats } from '../../hooks/use-formats';

/** Owner and totals of a session. */
export function SessionHead({ timeline: { sessionId, userId, totals } }: { timeline: Timeline }) {
  const t = useTexts(timelineTexts);
  const { number, cost, time } = useFormats();
  const figures = [
    [t.messages, number(totals.messages)],
    [t.replies, number(totals.replies)],
    [t.cost, cost(totals.costKES)],
    [t.tokens, number(totals.tokenCount)],
    [t.creditsCharged, number(totals.creditsCharged)],
    [t.creditsRefunded, number(totals.creditsRefunded)],
  ];
  const facts = [
    [t.session, sessionId],
    [t.person, userId ?? t.visitor],
    [t.started, time(totals.startedAt)],
    [t.ended, time(totals.endedAt)],
  ];
  return (
    <section aria-label={t.totals} className="flex flex-col gap-3">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="w-28 shrink-0 text-muted sm:w-32">{name}</dt>
            <dd className="min-w-0 tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="mt-auto text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Link back to the logs of this session. */
export function ToLogs({ sessionId }: { sessionId: string }) {
  const t = useTexts(timelineTexts);
  return (
    <Link
      to={`/admin?${new URLSearchParams({ sessionId })}`}
      className="-mt-4 inline-flex min-h-11 items-center gap-1.5 self-start text-brand"
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
      {t.toLogs}
    </Link>
  );
}
