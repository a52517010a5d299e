import type { DiagnosisLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { CommonDetails } from './common-details';
import { DiagnosisDetails } from './diagnosis-details';
import { LogCard } from './log-card';
import { LogSummary } from './log-summary';

export function DiagnosisList({ logs }: { logs: readonly DiagnosisLog[] }) {
  const t = useTexts(adminLogTexts);
  return (
    <ul className="flex flex-col gap-2">
      {logs.map((log) => (
        <LogCard
          key={log.id}
          heading={
            <>
              <span className="min-w-0 wrap-anywhere md:flex-1">{log.diagnosisInfo.preliminaryDiagnosis}</span>
              <span className="font-normal text-muted tabular-nums">
                {t.confidenceScore({ score: log.diagnosisInfo.confidenceScore })}
              </span>
            </>
          }
          summary={<LogSummary log={log} />}
        >
          <DiagnosisDetails info={log.diagnosisInfo} />
          <CommonDetails log={log} />
        </LogCard>
      ))}
    </ul>
  );
}
