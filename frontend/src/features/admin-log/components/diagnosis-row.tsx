import type { DiagnosisLog } from '@afya/contracts';
import { adminLogTexts, verdictTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { VerdictTag } from '../verdict/verdict-tag';
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
        <span lang="en" className="min-w-0 wrap-anywhere">
          {preliminaryDiagnosis}
        </span>
      }
      summary={
        <LogSummary
          log={log}
          facts={log.verdict && <VerdictTag verdict={log.verdict.verdict} />}
          last={t.confidenceScore({ score: confidenceScore })}
        />
      }
    >
      <DiagnosisDetails info={log.diagnosisInfo} />
      <Detail isWide name={verdict.title}>
        <VerdictForm diagnosis={log} />
      </Detail>
      <CommonDetails log={log} />
    </LogCard>
  );
}
