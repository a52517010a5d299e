import type { AdminLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { eventTypesTexts } from '../../../locales/event-types';
import { CommonDetails } from './common-details';
import { ContentSnapshot } from './content-snapshot';
import { DiagnosisDetails } from './diagnosis-details';
import { type CardState, Detail, LogCard } from './log-card';
import { LogSummary } from './log-summary';
import { SeverityTag } from './severity';

export function LogRow({ log, card }: { log: AdminLog; card: CardState }) {
  const t = useTexts(adminLogTexts);
  const events: Partial<Record<string, string>> = useTexts(eventTypesTexts);
  const event = events[log.eventType] ?? log.eventType;
  return (
    <LogCard
      card={card}
      heading={
        <>
          <SeverityTag severity={log.severity} />
          <span className="min-w-0 wrap-anywhere">{event}</span>
        </>
      }
      summary={<LogSummary log={log} />}
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
