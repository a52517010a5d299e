import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Choice, readChoice } from './period';

/** The period of the overview. It stands in the address, so that a view can be kept, shared and gone back to. */
export function useChoice() {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  // Read once: what is shown must not move while somebody looks at it. A refresh reads the clock anew.
  const [now, setNow] = useState(() => Date.now());
  const choice = useMemo(() => readChoice(new URLSearchParams(query), now), [query, now]);
  const setChoice = (next: Partial<Choice>) => {
    const { period, by, from, to } = { ...choice, ...next };
    const days = period === 'own' ? { from, to } : undefined;
    setSearch(new URLSearchParams({ period, ...(next.by && { by }), ...days }));
  };
  return { choice, setChoice, now, renew: () => setNow(Date.now()) };
}
