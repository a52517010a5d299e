import type { ComponentProps } from 'react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useCount } from '../hooks/use-count';
import { useFigures } from '../hooks/use-figures';
import { NextPart } from '../list/next-part';

/** CSS pixels. */
const AHEAD = 1500;
/** The id of the place after the list. */
export const LIST_END_ID = 'log-list-end';

interface LoadMoreProps {
  query: ComponentProps<typeof NextPart>['query'];
  shown: number;
  total: number;
}

/** How much of a list is shown, and the way to what follows. */
export function LoadMore({ query, shown, total }: LoadMoreProps) {
  const t = useTexts(adminLogTexts);
  const { number } = useFigures();
  const { told } = useCount();
  return (
    <NextPart query={query} ahead={AHEAD} texts={t} id={LIST_END_ID}>
      <p aria-live="polite" className="text-muted tabular-nums">
        {t.shown({ shown: number(shown), total: told(Math.max(shown, total)) })}
      </p>
    </NextPart>
  );
}
