import type { LogCounts } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { countsOptions } from '../api/get-counts';
import type { FilterForm, LogFilter } from '../filter/log-filter';
import { filterOf, type LogTab } from '../filter/log-tabs';
import { COUNT_OF } from './use-tab-counts';

interface Shown {
  tab: LogTab;
  form: FilterForm;
  /** ISO 8601; null when the list is empty, undefined while it is not there. */
  newest: string | null | undefined;
}

/**
 * How many came after the newest that is shown. That admins read the log is no news, although the log tells it: this very list has
 * told it already.
 */
export function useNewLogs({ tab, form, newest }: Shown): number {
  const given = filterOf(tab, form);
  const since = newest === undefined ? null : after(newest, given);
  const news = useCount(since, COUNT_OF[tab]);
  const hasReads = tab === 'all' && !given.eventType;
  const reads = useCount(hasReads && since ? { ...since, eventType: 'admin_read' } : null, 'logs');
  if (news === undefined || (hasReads && reads === undefined)) return 0;
  return Math.max(0, news - (reads ?? 0));
}

function useCount(filter: LogFilter | null, name: keyof LogCounts): number | undefined {
  const { data } = useQuery({ ...countsOptions(filter ?? {}), enabled: filter !== null });
  return filter === null ? undefined : data?.[name];
}

/** The filter for what is newer; null where the filter ends before it. */
function after(newest: string | null, filter: LogFilter): LogFilter | null {
  if (newest === null) return filter;
  const from = new Date(Date.parse(newest) + 1).toISOString();
  if (filter.to && Date.parse(filter.to) <= Date.parse(from)) return null;
  return { ...filter, from };
}
