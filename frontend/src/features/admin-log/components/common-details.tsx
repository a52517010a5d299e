import type { DiagnosisLog } from '@afya/contracts';
import { ListFilter, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';
import { useFormats } from '../hooks/use-formats';
import { useStageText } from '../hooks/use-stage-text';
import { Detail } from './log-card';

type CommonLog = Omit<DiagnosisLog, 'diagnosisInfo' | 'verdict'>;

/** Details common to all logs. Costs are in KES, response times in milliseconds. */
export function CommonDetails({ log }: { log: CommonLog }) {
  const t = useTexts(adminLogTexts);
  const { setFilter } = useLogFilter();
  const { number, cost, milliseconds, time } = useFormats();
  const stageText = useStageText();
  const { sessionId, userId, modelUsed } = log;
  const { tokenCount, costKES, responseTimeMs } = log.metrics;
  return (
    <>
      <Detail name={t.session}>
        {sessionId && (
          <FilterableId value={sessionId} label={t.onlySession} onPick={() => setFilter({ sessionId })}>
            <Link to={`/admin/sessions/${sessionId}`} className={LINK_CLASS}>
              <Waypoints aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {t.wholeSession}
            </Link>
          </FilterableId>
        )}
      </Detail>
      <Detail name={t.user}>
        {userId ? <FilterableId value={userId} label={t.onlyUser} onPick={() => setFilter({ userId })} /> : t.visitor}
      </Detail>
      <Detail name={t.stage}>{log.consultationStage && stageText(log.consultationStage)}</Detail>
      <Detail name={t.model}>
        {modelUsed && (
          <FilterableId value={modelUsed} label={t.onlyModel} onPick={() => setFilter({ model: modelUsed })} />
        )}
      </Detail>
      <Detail name={t.tokens}>{tokenCount === undefined ? null : number(tokenCount)}</Detail>
      <Detail name={t.cost}>{costKES === undefined ? null : cost(costKES)}</Detail>
      <Detail name={t.responseTime}>{responseTimeMs === undefined ? null : milliseconds(responseTimeMs)}</Detail>
      <Detail name={t.time}>{time(log.timestamp)}</Detail>
      <Detail name={t.logId}>
        <code className="text-xs">{log.id}</code>
      </Detail>
    </>
  );
}

/** Styles of links and buttons beside a detail. */
const LINK_CLASS =
  '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-left text-xs text-brand hover:bg-line/60';

interface FilterableIdProps {
  value: string;
  label: string;
  onPick: () => void;
  children?: ReactNode;
}

/** An id with a button that filters the logs by it. */
function FilterableId({ value, label, onPick, children }: FilterableIdProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <code className="text-xs">{value}</code>
      <button type="button" onClick={onPick} className={LINK_CLASS}>
        <ListFilter aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {label}
      </button>
      {children}
    </div>
  );
}
