import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Button } from '../../../components/ui/button';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';
import { useFigures } from '../hooks/use-figures';

/** The next page is fetched this long before its place comes into view. CSS pixels. */
const AHEAD = '600px';

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
  const place = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!waits || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);

  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-2">
      <p aria-live="polite" className="text-muted tabular-nums">
        {t.shown({ shown: number(shown), total: number(total) })}
      </p>
      {isFetchNextPageError || (isFetchingNextPage && fetchStatus === 'paused') ? (
        <LoadFailed title={t.moreFailed} query={query} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t.loadingMore : t.loadMore}
          </Button>
        )
      )}
    </div>
  );
}
