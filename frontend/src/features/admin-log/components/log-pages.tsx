import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { isStatus } from '../../../lib/api-error';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import type { LogPage } from '../api/read-log-page';
import { useCount } from '../hooks/use-count';
import { VirtualList } from '../list/virtual-list';
import { LoadMore } from './load-more';
import { NoLogs } from './no-logs';
import { RefusedFilter } from './refused-filter';
import { SkipList } from './skip-list';

interface LogPagesProps<Log> {
  /** Accessible name of the list. */
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<LogPage<Log>>>;
  /** Shown when loading fails. */
  failed: string;
  /** Shown when the list is empty. */
  none: { title: string; text: string };
  children: (log: Log) => ReactNode;
}

/** A list of logs, with its loading, error and empty states. */
export function LogPages<Log extends { id: string }>({ label, query, failed, none, children }: LogPagesProps<Log>) {
  const { data, error, fetchStatus, refetch } = query;
  const { isMinimum } = useCount();
  if (!data && isStatus(error, 400)) return <RefusedFilter error={error} />;
  if (!data && (error || fetchStatus === 'paused'))
    return <LoadFailed title={failed} query={query} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const logs = data.pages.flatMap((page) => page.logs);
  if (logs.length === 0) return <NoLogs {...none} />;
  const total = data.pages.at(-1)?.total ?? logs.length;
  return (
    <div className="flex flex-col gap-3">
      <SkipList />
      <VirtualList label={label} items={logs} total={isMinimum(total) ? null : total}>
        {children}
      </VirtualList>
      <LoadMore query={query} shown={logs.length} total={total} />
    </div>
  );
}

function Loading() {
  const t = useTexts(adminLogTexts);
  return (
    <div role="status" className="flex flex-col gap-2">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div
          key={row}
          className="flex h-16 flex-col justify-center gap-2 rounded-card border border-line bg-surface px-3"
        >
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
