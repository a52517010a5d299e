import type { AdminLog } from '@afya/contracts';
import { useTexts } from '../../../../locales/bilingual';
import { eventTypesTexts } from '../../../../locales/admin-log';
import { timelineTexts } from '../../../../locales/timeline';
import { ContentSnapshot } from '../../components/content-snapshot';
import { DiagnosisDetails } from '../../components/diagnosis-details';
import { SeverityTag } from '../../components/severity';
import { VerdictForm } from '../../verdict/verdict-form';
import { RevealedMessage, useHiddenText } from '../reveal/revealed-message';
import { findNewestVerdict } from '../../event/event-details';
import { eventStyle } from './event-styles';
import { EventTime } from './event-time';
import { useFacts } from '../../event/use-facts';

/** Events whose summary line contains all their details. */
const FULLY_SUMMARISED: ReadonlySet<string> = new Set([
  'stage_change',
  'credits_charged',
  'credits_refunded',
  'verdict',
  'reveal',
]);

interface EventItemProps {
  event: AdminLog;
  adminEvents: readonly AdminLog[];
}

/** One event of a session as a line. Messages can be revealed; diagnoses show their verdict. */
export function EventItem({ event, adminEvents }: EventItemProps) {
  const t = useTexts(timelineTexts);
  const names: Partial<Record<string, string>> = useTexts(eventTypesTexts);
  const { describeEvent, describeCost } = useFacts();
  const hidden = useHiddenText()(event);
  const facts = [...describeEvent(event), ...(hidden ? [hidden] : []), ...describeCost(event)];
  const { icon: Icon, tone } = eventStyle(event);
  const { contentSnapshot, diagnosisInfo } = event;
  return (
    <li className="flex gap-3">
      <span
        className={`mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full border bg-surface ${tone}`}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1 pb-3">
        <p className="flex flex-wrap items-baseline gap-x-3 pt-1.5">
          <span className="font-semibold">{names[event.eventType] ?? event.eventType}</span>
          {event.severity !== 'info' && <SeverityTag severity={event.severity} />}
          <EventTime at={event.timestamp} />
        </p>
        {facts.length > 0 && <p className="text-muted tabular-nums wrap-anywhere">{facts.join(' · ')}</p>}
        {diagnosisInfo && (
          <>
            <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 md:grid-cols-[11rem_minmax(0,1fr)]">
              <DiagnosisDetails info={diagnosisInfo} />
            </dl>
            <VerdictForm diagnosis={{ id: event.id, verdict: findNewestVerdict(adminEvents, event.id) }} />
          </>
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          <RevealedMessage event={event} />
          {hasMoreDetails(event) && (
            <details className="text-xs text-muted open:basis-full">
              <summary className="inline-flex min-h-11 items-center text-brand">{t.details}</summary>
              <ContentSnapshot value={contentSnapshot} />
            </details>
          )}
        </div>
      </div>
    </li>
  );
}

/** Whether the event has details that its summary line does not show. */
function hasMoreDetails({ eventType, contentSnapshot }: AdminLog): boolean {
  if (FULLY_SUMMARISED.has(eventType) || typeof contentSnapshot !== 'object' || contentSnapshot === null) return false;
  return Object.keys(contentSnapshot).length > 0;
}
