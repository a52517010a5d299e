import type { ComponentProps } from 'react';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useCount } from '../hooks/use-count';
import { useFormats } from '../hooks/use-formats';
import { NextPart } from '../list/next-part';

/** How far below the window's edge the next page starts loading, in CSS pixels. */
const PREFETCH_DISTANCE = 1500;
/** Id of the element after the list. */
export const LIST_END_ID = 'log-list-end';

interface LoadMoreProps {
  query: ComponentProps<typeof NextPart>['query'];
  shown: number;
  total: number;
}

/** Shows how much of a list is loaded and loads the next page. */
export function LoadMore({ query, shown, total }: LoadMoreProps) {
  const t = useTexts(adminLogTexts);
  const { number } = useFormats();
  const { formatCount } = useCount();
  return (
    <NextPart query={query} prefetchDistance={PREFETCH_DISTANCE} texts={t} id={LIST_END_ID}>
      <p aria-live="polite" className="text-muted tabular-nums">
        {t.shown({ shown: number(shown), total: formatCount(Math.max(shown, total)) })}
      </p>
    </NextPart>
  );
}
