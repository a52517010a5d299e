import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../../components/layout/load-failed';
import { Button } from '../../../../components/ui/button';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';

/** The next part is fetched this long before its place comes into view. CSS pixels. */
const AHEAD = '600px';

type Query = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchStatus'
>;

/** What follows comes by scrolling, or by the button where nobody scrolls. */
export function MoreEvents({ query }: { query: Query }) {
  const t = useTexts(timelineTexts);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, fetchStatus } = query;
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
  if (isFetchNextPageError || (isFetchingNextPage && fetchStatus === 'paused'))
    return <LoadFailed title={t.moreFailed} query={query} onRetry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <div ref={place} className="flex justify-center py-2">
      <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? t.loadingMore : t.loadMore}
      </Button>
    </div>
  );
}
