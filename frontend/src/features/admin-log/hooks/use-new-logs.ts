import type { LogCounts } from '@afya/contracts';
import { useQuery } from '@tanstack/react-query';
import { countsOptions } from '../api/get-counts';
import type { FilterForm, LogFilter } from '../filter/log-filter';
import { filterOf, type LogTab } from '../filter/log-tabs';
import { COUNT_OF } from './use-tab-counts';

interface NewLogsInput {
  tab: LogTab;
  form: FilterForm;
  /** ISO 8601; null for an empty list, undefined while the list loads. */
  newest: string | null | undefined;
}

/**
 * Counts the logs that are newer than the list. Reads by admins are not counted, because loading this list logs a read
 * itself.
 */
export function useNewLogs({ tab, form, newest }: NewLogsInput): number {
  const tabFilter = filterOf(tab, form);
  const sinceFilter = newest === undefined ? null : filterAfter(newest, tabFilter);
  const newCount = useCount(sinceFilter, COUNT_OF[tab]);
  const countsReads = tab === 'all' && !tabFilter.eventType;
  const readCount = useCount(countsReads && sinceFilter ? { ...sinceFilter, eventType: 'admin_read' } : null, 'logs');
  if (newCount === undefined || (countsReads && readCount === undefined)) return 0;
  return Math.max(0, newCount - (readCount ?? 0));
}

function useCount(filter: LogFilter | null, name: keyof LogCounts): number | undefined {
  const { data } = useQuery({ ...countsOptions(filter ?? {}), enabled: filter !== null });
  return filter === null ? undefined : data?.[name];
}

/** Filter for newer logs; null if the filter ends before them. */
function filterAfter(newest: string | null, filter: LogFilter): LogFilter | null {
  if (newest === null) return filter;
  const from = new Date(Date.parse(newest) + 1).toISOString();
  if (filter.to && Date.parse(filter.to) <= Date.parse(from)) return null;
  return { ...filter, from };
}
