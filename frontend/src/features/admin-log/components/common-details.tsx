import type { DiagnosisLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { Detail } from './log-card';

type Common = Omit<DiagnosisLog, 'diagnosisInfo'>;

/** What every log has; costs are in KES, response times in milliseconds. */
export function CommonDetails({ log }: { log: Common }) {
  const t = useTexts(adminLogTexts);
  const { tokenCount, costKES, responseTimeMs } = log.metrics;
  return (
    <>
      <Detail name={t.session}>{log.sessionId}</Detail>
      <Detail name={t.user}>{log.userId ?? t.visitor}</Detail>
      <Detail name={t.stage}>{log.consultationStage}</Detail>
      <Detail name={t.model}>{log.modelUsed}</Detail>
      <Detail name={t.tokens}>{tokenCount}</Detail>
      <Detail name={t.cost}>{costKES === undefined ? null : `${costKES.toFixed(2)} KES`}</Detail>
      <Detail name={t.responseTime}>{responseTimeMs === undefined ? null : `${responseTimeMs} ms`}</Detail>
    </>
  );
}
