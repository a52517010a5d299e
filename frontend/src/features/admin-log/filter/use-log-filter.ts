import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldsOf, LOG_TABS, type LogTab } from './log-tabs';
import { type FilterForm, NO_FILTER, readFilter } from './log-filter';
import { showListStart } from './list-start';

/**
 * Tab and filter of the dashboard. They are stored in the URL, so that a view can be bookmarked, shared and reached
 * with the back button.
 */
export function useLogFilter() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const tab = LOG_TABS.find((name) => name === search.get('tab')) ?? 'all';
  const fields = fieldsOf(tab);
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(window.location.search);
    const previous = next.toString();
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Radix reports a clicked tab twice; without this check, the second report would add a history entry that changes
    // nothing.
    if (next.toString() === previous) return;
    showListStart();
    setSearch(next);
  };
  const setFilter = (part: Partial<FilterForm>) => change(part);
  return {
    filter,
    /** Filter fields that apply to the tab. */
    fields,
    isFiltered: fields.some((field) => filter[field] !== ''),
    setFilter,
    clearFilter: () => setFilter(NO_FILTER),
    tab,
    setTab: (next: LogTab) => change({ tab: next === 'all' ? '' : next }),
  };
}
