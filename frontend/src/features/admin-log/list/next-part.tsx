import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Button } from '../../../components/ui/button';

type Query = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchStatus'
>;

interface NextPartProps {
  query: Query;
  /** Distance at which the next part starts loading before the end comes into view, in CSS pixels. */
  prefetchDistance: number;
  texts: { loadMore: string; loadingMore: string; moreFailed: string };
  id?: string;
  /** Shown above the button. */
  children?: ReactNode;
}

/** The end of a list. The next part loads on scroll, or by a button for users who do not scroll. */
export function NextPart({ query, prefetchDistance, texts, id, children }: NextPartProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, fetchStatus } = query;
  const endRef = useRef<HTMLDivElement>(null);
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!canLoad || !endRef.current || !('IntersectionObserver' in window)) return;
    const end = endRef.current;
    // Do not move the page under keyboard users who have focus here; they can use the button.
    const hasKeyboardFocus = () => end.matches(':focus-visible, :has(:focus-visible)');
    // A busy browser delivers several frames at once. Only the last entry is current, and there is no further entry
    // until it changes.
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && !hasKeyboardFocus() && void fetchNextPage(),
      { rootMargin: `${prefetchDistance}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [canLoad, fetchNextPage, prefetchDistance]);

  return (
    <div ref={endRef} id={id} tabIndex={id ? -1 : undefined} className="flex flex-col items-center gap-2 py-2">
      {children}
      {isFetchNextPageError || (isFetchingNextPage && fetchStatus === 'paused') ? (
        <LoadFailed title={texts.moreFailed} query={query} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          // aria-disabled instead of disabled, so that the pressed button keeps the focus
          <Button
            variant="secondary"
            aria-disabled={isFetchingNextPage}
            onKeyDown={ignoreKeyRepeat}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? texts.loadingMore : texts.loadMore}
          </Button>
        )
      )}
    </div>
  );
}

/** Holding a key down repeats it; one press loads one part. */
function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
