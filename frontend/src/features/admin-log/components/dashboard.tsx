import { useInfiniteQuery } from '@tanstack/react-query';
import { Tabs } from '../../../components/ui/tabs';
import { isStatus } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { diagnosesOptions } from '../api/get-diagnoses';
import { logsOptions } from '../api/get-logs';
import type { LogPage } from '../api/read-log-page';
import { toLogFilter } from '../filter/log-filter';
import { useLogFilter } from '../filter/use-log-filter';
import { useFigures } from '../hooks/use-figures';
import { AdminsOnly } from './admins-only';
import { DiagnosisList } from './diagnosis-list';
import { FilterBar } from './filter-bar';
import { LogList } from './log-list';
import { LogPages } from './log-pages';
import { LoginNeeded } from './login-needed';

export function Dashboard() {
  const t = useTexts(adminLogTexts);
  const { number } = useFigures();
  const { filter, tab, setTab } = useLogFilter();
  const asked = toLogFilter(filter);
  const logs = useInfiniteQuery(logsOptions(asked));
  const errors = useInfiniteQuery(logsOptions({ ...asked, severity: 'error' }));
  const diagnoses = useInfiniteQuery(diagnosesOptions(asked));
  const isRefused = (status: number) => [logs, errors, diagnoses].some(({ error }) => isStatus(error, status));
  if (isRefused(401)) return <LoginNeeded />;
  if (isRefused(403)) return <AdminsOnly />;
  /** How many there are in all, not how many have been fetched. */
  const count = ({ data }: { data?: { pages: LogPage<unknown>[] } | undefined }) => {
    const total = data?.pages.at(-1)?.total;
    return { count: total === undefined ? '…' : number(total) };
  };
  return (
    <>
      <FilterBar />
      <Tabs
        label={t.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'all',
            title: <Title>{t.allLogs(count(logs))}</Title>,
            content: (
              <LogPages query={logs} failed={t.logsFailed} none={{ title: t.noLogs, text: t.noLogsText }}>
                {(rows) => <LogList logs={rows} />}
              </LogPages>
            ),
          },
          {
            value: 'diagnoses',
            title: <Title>{t.diagnosisLogs(count(diagnoses))}</Title>,
            content: (
              <LogPages
                query={diagnoses}
                failed={t.diagnosesFailed}
                none={{ title: t.noDiagnoses, text: t.noDiagnosesText }}
              >
                {(rows) => <DiagnosisList logs={rows} />}
              </LogPages>
            ),
          },
          {
            value: 'errors',
            title: <Title>{t.errorLogs(count(errors))}</Title>,
            content: (
              <LogPages query={errors} failed={t.logsFailed} none={{ title: t.noErrors, text: t.noErrorsText }}>
                {(rows) => <LogList logs={rows} />}
              </LogPages>
            ),
          },
        ]}
      />
    </>
  );
}

/** Three titles with their counts stand side by side on a phone. */
function Title({ children }: { children: string }) {
  return <span className="text-xs max-sm:tracking-tight sm:text-sm">{children}</span>;
}
