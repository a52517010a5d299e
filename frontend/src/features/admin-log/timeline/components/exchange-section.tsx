import type { AdminLog } from '@afya/contracts';
import { useId } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';
import { useFormats } from '../../hooks/use-formats';
import type { Exchange } from '../exchanges/group-by-exchange';
import { EventItem } from './event-item';

/** A message with the events up to its reply, and their cost. */
export function ExchangeSection({ exchange, adminEvents }: { exchange: Exchange; adminEvents: readonly AdminLog[] }) {
  const t = useTexts(timelineTexts);
  const { cost, time } = useFormats();
  const { number, events, costKES, tokenCount } = exchange;
  const first = events[0];
  const sums = number > 0 ? [t.tokenCount(tokenCount), cost(costKES)] : [];
  return (
    <EventSection
      title={number === 0 ? t.start : t.exchange({ number })}
      note={[first && time(first.timestamp), ...sums].filter(Boolean).join(' · ')}
      events={events}
      adminEvents={adminEvents}
    />
  );
}

interface EventSectionProps {
  title: string;
  note?: string;
  events: readonly AdminLog[];
  adminEvents: readonly AdminLog[];
}

export function EventSection({ title, note, events, adminEvents }: EventSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-3 pb-1">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {note && <p className="text-xs text-muted tabular-nums">{note}</p>}
      </div>
      <ol>
        {events.map((event) => (
          <EventItem key={event.id} event={event} adminEvents={adminEvents} />
        ))}
      </ol>
    </section>
  );
}
