import type { DiagnosisLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { LOCALES, useLanguage } from '../../../locales/language';
import { CommonDetails } from './common-details';
import { DiagnosisDetails } from './diagnosis-details';
import { LogCard } from './log-card';

export function DiagnosisList({ logs }: { logs: readonly DiagnosisLog[] }) {
  const t = useTexts(adminLogTexts);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-2">
      {logs.map((log) => (
        <LogCard
          key={log.id}
          heading={log.diagnosisInfo.preliminaryDiagnosis}
          summary={
            <>
              {t.confidenceScore({ score: log.diagnosisInfo.confidenceScore })} ·{' '}
              <time dateTime={log.timestamp}>{new Date(log.timestamp).toLocaleString(LOCALES[language])}</time>
            </>
          }
        >
          <DiagnosisDetails info={log.diagnosisInfo} />
          <CommonDetails log={log} />
        </LogCard>
      ))}
    </ul>
  );
}
