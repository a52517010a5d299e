import type { AdminLog } from '@afya/contracts';
import { adminLogTexts, eventTypesTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useFacts } from '../event/use-facts';
import { useFormats } from '../hooks/use-formats';
import { CommonDetails } from './common-details';
import { ContentSnapshot } from './content-snapshot';
import { DiagnosisDetails } from './diagnosis-details';
import { type CardState, Detail, LogCard } from './log-card';
import { LogSummary } from './log-summary';
import { SeverityTag } from './severity';

export function LogRow({ log, card }: { log: AdminLog; card: CardState }) {
  const t = useTexts(adminLogTexts);
  const events: Partial<Record<string, string>> = useTexts(eventTypesTexts);
  const { milliseconds } = useFormats();
  const facts = useFacts().describeEvent(log).join(' · ');
  const { responseTimeMs } = log.metrics;
  const duration = responseTimeMs !== undefined && milliseconds(responseTimeMs);
  const event = events[log.eventType] ?? log.eventType;
  return (
    <LogCard
      card={card}
      heading={
        <>
          <SeverityTag severity={log.severity} className="md:w-24" />
          <span className="min-w-0 wrap-anywhere">{event}</span>
        </>
      }
      summary={<LogSummary log={log} facts={facts && <span title={facts}>{facts}</span>} last={duration} />}
    >
      <Detail name={t.event}>{event === log.eventType ? event : `${event} (${log.eventType})`}</Detail>
      {log.contentSnapshot !== null && log.contentSnapshot !== undefined && (
        <Detail isWide name={t.content}>
          <ContentSnapshot value={log.contentSnapshot} />
        </Detail>
      )}
      {log.diagnosisInfo && <DiagnosisDetails info={log.diagnosisInfo} />}
      <CommonDetails log={log} />
    </LogCard>
  );
}
