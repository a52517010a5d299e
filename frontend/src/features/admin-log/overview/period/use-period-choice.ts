import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choice, readChoice } from './period';

/**
 * The period of the overview. It is stored in the URL, so that a view can be bookmarked, shared and reached with the
 * back button.
 */
export function usePeriodChoice() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  // Read once, so that the range does not move while someone looks at it. A refresh reads the clock again.
  const [now, setNow] = useState(() => Date.now());
  const choice = useMemo(() => readChoice(new URLSearchParams(query), now), [query, now]);
  const setChoice = (next: Partial<Choice>) => {
    const { period, by, from, to } = { ...choice, ...next };
    const days = period === 'own' ? { from, to } : undefined;
    setSearch(new URLSearchParams({ period, ...(next.by && { by }), ...days }));
  };
  return { choice, setChoice, now, refreshNow: () => setNow(Date.now()) };
}
