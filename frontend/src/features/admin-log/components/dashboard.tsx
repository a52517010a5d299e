import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs } from '../../../components/ui/tabs';
import { isStatus } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { diagnosesOptions } from '../api/get-diagnoses';
import { logsOptions } from '../api/get-logs';
import { DiagnosisList } from './diagnosis-list';
import { LogList } from './log-list';
import { LogTab } from './log-tab';
import { LoginNeeded } from './login-needed';

export function Dashboard() {
  const t = useTexts(adminLogTexts);
  const [tab, setTab] = useState<'all' | 'diagnoses' | 'errors'>('all');
  const logs = useQuery(logsOptions());
  const errors = useQuery(logsOptions({ severity: 'error' }));
  const diagnoses = useQuery(diagnosesOptions);
  if (isStatus(logs.error, 401)) return <LoginNeeded />;
  const count = (query: { data?: unknown[] | undefined }) => ({ count: query.data?.length ?? '…' });
  return (
    <Tabs
      label={t.title}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'all',
          title: t.allLogs(count(logs)),
          content: (
            <LogTab query={logs} failed={t.logsFailed}>
              {(rows) => <LogList logs={rows} />}
            </LogTab>
          ),
        },
        {
          value: 'diagnoses',
          title: t.diagnosisLogs(count(diagnoses)),
          content: (
            <LogTab query={diagnoses} failed={t.diagnosesFailed}>
              {(rows) => <DiagnosisList logs={rows} />}
            </LogTab>
          ),
        },
        {
          value: 'errors',
          title: t.errorLogs(count(errors)),
          content: (
            <LogTab query={errors} failed={t.logsFailed}>
              {(rows) => <LogList logs={rows} />}
            </LogTab>
          ),
        },
      ]}
    />
  );
}
