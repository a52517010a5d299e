import type { DiagnosisLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/verdict';
import { VerdictForm } from '../verdict/verdict-form';
import { CommonDetails } from './common-details';
import { DiagnosisDetails } from './diagnosis-details';
import { type CardState, Detail, LogCard } from './log-card';
import { LogSummary } from './log-summary';

export function DiagnosisRow({ log, card }: { log: DiagnosisLog; card: CardState }) {
  const t = useTexts(adminLogTexts);
  const verdict = useTexts(verdictTexts);
  const { preliminaryDiagnosis, confidenceScore } = log.diagnosisInfo;
  return (
    <LogCard
      card={card}
      heading={
        <>
          <span className="min-w-0 wrap-anywhere md:flex-1">{preliminaryDiagnosis}</span>
          <span className="font-normal text-muted tabular-nums">{t.confidenceScore({ score: confidenceScore })}</span>
        </>
      }
      summary={<LogSummary log={log} />}
    >
      <DiagnosisDetails info={log.diagnosisInfo} />
      <Detail name={verdict.title}>
        <VerdictForm diagnosis={log} />
      </Detail>
      <CommonDetails log={log} />
    </LogCard>
  );
}
