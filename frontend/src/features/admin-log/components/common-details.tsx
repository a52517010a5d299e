import type { DiagnosisLog } from '@afya/contracts';
import { ListFilter, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useLogFilter } from '../filter/use-log-filter';
import { useFigures } from '../hooks/use-figures';
import { useStageText } from '../hooks/use-stage-text';
import { Detail } from './log-card';

type Common = Omit<DiagnosisLog, 'diagnosisInfo' | 'verdict'>;

/** What every log has; costs are in KES, response times in milliseconds. */
export function CommonDetails({ log }: { log: Common }) {
  const t = useTexts(adminLogTexts);
  const { setFilter } = useLogFilter();
  const { number, cost, milliseconds, time } = useFigures();
  const stageText = useStageText();
  const { sessionId, userId, modelUsed } = log;
  const { tokenCount, costKES, responseTimeMs } = log.metrics;
  return (
    <>
      <Detail name={t.session}>
        {sessionId && (
          <Id value={sessionId} label={t.onlySession} onPick={() => setFilter({ sessionId })}>
            <Link to={`/admin/sessions/${sessionId}`} className={WAY}>
              <Waypoints aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              {t.wholeSession}
            </Link>
          </Id>
        )}
      </Detail>
      <Detail name={t.user}>
        {userId ? <Id value={userId} label={t.onlyUser} onPick={() => setFilter({ userId })} /> : t.visitor}
      </Detail>
      <Detail name={t.stage}>{log.consultationStage && stageText(log.consultationStage)}</Detail>
      <Detail name={t.model}>
        {modelUsed && <Id value={modelUsed} label={t.onlyModel} onPick={() => setFilter({ model: modelUsed })} />}
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

/** A way on from a detail. */
const WAY =
  '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-left text-xs text-brand hover:bg-line/60';

interface IdProps {
  value: string;
  label: string;
  onPick: () => void;
  children?: ReactNode;
}

/** An id, and the way to everything else that has it. */
function Id({ value, label, onPick, children }: IdProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <code className="text-xs">{value}</code>
      <button type="button" onClick={onPick} className={WAY}>
        <ListFilter aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
        {label}
      </button>
      {children}
    </div>
  );
}
