import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Button } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useCount } from '../hooks/use-count';
import { useFigures } from '../hooks/use-figures';

/** The next page is fetched this long before its place comes into view. CSS pixels. */
const AHEAD = '1500px';
/** The id of the place after the list. */
export const LIST_END_ID = 'log-list-end';

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchStatus'
  >;
  shown: number;
  total: number;
}

/** How much of a list is shown. What follows comes by scrolling, or by the button where nobody scrolls. */
export function LoadMore({ query, shown, total }: LoadMoreProps) {
  const t = useTexts(adminLogTexts);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, fetchStatus } = query;
  const { number } = useFigures();
  const { told } = useCount();
  const place = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!waits || !place.current || !('IntersectionObserver' in window)) return;
    const end = place.current;
    // Who came here by keyboard is not to have the page pulled from under them: they have the button.
    const isKept = () => end.matches(':focus-visible, :has(:focus-visible)');
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && !isKept() && void fetchNextPage(), {
      rootMargin: AHEAD,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);

  return (
    <div ref={place} id={LIST_END_ID} tabIndex={-1} className="flex flex-col items-center gap-2 py-2">
      <p aria-live="polite" className="text-muted tabular-nums">
        {t.shown({ shown: number(shown), total: told(Math.max(shown, total)) })}
      </p>
      {isFetchNextPageError || (isFetchingNextPage && fetchStatus === 'paused') ? (
        <LoadFailed title={t.moreFailed} query={query} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          // not `disabled`, which would take the focus from whoever pressed it
          <Button
            variant="secondary"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? t.loadingMore : t.loadMore}
          </Button>
        )
      )}
    </div>
  );
}
