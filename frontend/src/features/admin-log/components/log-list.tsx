import type { AdminLog } from '@afya/contracts';
import { AlertTriangle, CircleAlert, Info } from 'lucide-react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { LOCALES, useLanguage } from '../../../locales/language';
import { CommonDetails } from './common-details';
import { DiagnosisDetails } from './diagnosis-details';
import { Detail, LogCard } from './log-card';

const SEVERITY = {
  error: { icon: CircleAlert, look: 'text-emergency', text: 'severityError' },
  warning: { icon: AlertTriangle, look: 'text-urgent', text: 'severityWarning' },
  info: { icon: Info, look: 'text-routine', text: 'severityInfo' },
} as const;

export function LogList({ logs }: { logs: readonly AdminLog[] }) {
  const t = useTexts(adminLogTexts);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-2">
      {logs.map((log) => {
        const { icon: Icon, look, text } = SEVERITY[log.severity];
        return (
          <LogCard
            key={log.id}
            heading={
              <>
                <span className={`inline-flex items-center gap-1 ${look}`}>
                  <Icon aria-hidden size={16} strokeWidth={1.75} />
                  {t[text]}
                </span>
                {log.eventType}
              </>
            }
            summary={<time dateTime={log.timestamp}>{new Date(log.timestamp).toLocaleString(LOCALES[language])}</time>}
          >
            <CommonDetails log={log} />
            {log.diagnosisInfo && <DiagnosisDetails info={log.diagnosisInfo} />}
            <Detail name={t.content}>
              {log.contentSnapshot === null ? null : (
                <pre className="whitespace-pre-wrap font-sans">{snapshotText(log.contentSnapshot)}</pre>
              )}
            </Detail>
          </LogCard>
        );
      })}
    </ul>
  );
}

function snapshotText(snapshot: unknown): string {
  return typeof snapshot === 'string' ? snapshot : JSON.stringify(snapshot, null, 2);
}
