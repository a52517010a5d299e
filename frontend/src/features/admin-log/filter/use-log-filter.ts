import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { FILTER_FIELDS, type FilterForm, NO_FILTER, readFilter } from './log-filter';

export const LOG_TABS = ['all', 'diagnoses', 'errors'] as const;
export type LogTab = (typeof LOG_TABS)[number];

/** The tab and the filter of the dashboard. Both stand in the address, so that a view can be kept, shared and gone back to. */
export function useLogFilter() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const change = (values: Record<string, string>) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const setFilter = (part: Partial<FilterForm>) => change(part);
  return {
    filter,
    isFiltered: FILTER_FIELDS.some((field) => filter[field] !== ''),
    setFilter,
    clearFilter: () => setFilter(NO_FILTER),
    tab: LOG_TABS.find((name) => name === search.get('tab')) ?? 'all',
    setTab: (tab: LogTab) => change({ tab: tab === 'all' ? '' : tab }),
  };
}
