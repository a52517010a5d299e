import { Tabs } from '../../../components/ui/tabs';
import { isStatus } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { LIST_START_ID } from '../filter/list-start';
import { LOG_TABS, type LogTab as TabName } from '../filter/log-tabs';
import { useLogFilter } from '../filter/use-log-filter';
import { useCount } from '../hooks/use-count';
import { useOpenCards } from '../hooks/use-open-cards';
import { useShownList } from '../hooks/use-shown-list';
import { useTabCounts } from '../hooks/use-tab-counts';
import { AdminRefused } from './admin-refused';
import { ExportLogs } from './export-logs';
import { FilterBar } from './filter-bar';
import { LogTab } from './log-tab';
import { LoginNeeded } from './login-needed';
import { NewLogs } from './new-logs';

export function Dashboard() {
  const t = useTexts(adminLogTexts);
  const { formatCount } = useCount();
  const { filter, tab, setTab } = useLogFilter();
  const list = useShownList(tab, filter);
  const { counts, error } = useTabCounts(filter);
  const getCard = useOpenCards();
  const isRefused = (status: number) => isStatus(list.error, status) || isStatus(error, status);
  if (isRefused(401)) return <LoginNeeded />;
  if (isRefused(403)) return <AdminRefused error={isStatus(list.error, 403) ? list.error : error} />;
  const titles = { all: t.allLogs, diagnoses: t.diagnosisLogs, errors: t.errorLogs, warnings: t.warningLogs };
  /** The total, not the number of fetched logs. */
  const countOf = (name: TabName) => counts[name] ?? (name === tab ? list.total : undefined);
  const titleOf = (name: TabName) => {
    const count = countOf(name);
    return titles[name]({ count: count === undefined ? '…' : formatCount(count) });
  };
  return (
    <div id={LIST_START_ID} className="flex flex-col gap-4">
      <FilterBar actions={<ExportLogs count={countOf(tab)} />} />
      <Tabs
        label={t.title}
        value={tab}
        onChange={setTab}
        tabs={LOG_TABS.map((name) => ({
          value: name,
          title: <Title>{titleOf(name)}</Title>,
          content: <LogTab tab={name} list={list} getCard={getCard} />,
        }))}
      />
      <NewLogs key={`${tab} ${JSON.stringify(filter)}`} newest={list.newest} />
    </div>
  );
}

/** On a phone four titles fit side by side, each above its count. */
function Title({ children }: { children: string }) {
  const end = children.lastIndexOf(' (');
  return (
    <span className="text-xs tabular-nums max-sm:tracking-tight sm:text-sm">
      <span className="max-sm:block">{children.slice(0, end)}</span>{' '}
      <span className="whitespace-nowrap max-sm:block">{children.slice(end + 1)}</span>
    </span>
  );
}
