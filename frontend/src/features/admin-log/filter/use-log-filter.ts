import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { fieldsOf, LOG_TABS, type LogTab } from './log-tabs';
import { type FilterForm, NO_FILTER, readFilter } from './log-filter';
import { showListStart } from './list-start';

/** The tab and the filter of the dashboard. Both stand in the address, so that a view can be kept, shared and gone back to. */
export function useLogFilter() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const tab = LOG_TABS.find((name) => name === search.get('tab')) ?? 'all';
  const fields = fieldsOf(tab);
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(window.location.search);
    const before = next.toString();
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // a tab that is clicked says so twice: the second time would cost whoever goes back a step that does nothing
    if (next.toString() === before) return;
    showListStart();
    setSearch(next);
  };
  const setFilter = (part: Partial<FilterForm>) => change(part);
  return {
    filter,
    /** Those that the tab can be narrowed by. */
    fields,
    isFiltered: fields.some((field) => filter[field] !== ''),
    setFilter,
    clearFilter: () => setFilter(NO_FILTER),
    tab,
    setTab: (next: LogTab) => change({ tab: next === 'all' ? '' : next }),
  };
}
