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
  /** The next part is fetched this long before its place comes into view. CSS pixels. */
  ahead: number;
  texts: { loadMore: string; loadingMore: string; moreFailed: string };
  id?: string;
  /** Stands before the button. */
  children?: ReactNode;
}

/** The end of a list. What follows comes by scrolling, or by the button where nobody scrolls. */
export function NextPart({ query, ahead, texts, id, children }: NextPartProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, fetchStatus } = query;
  const place = useRef<HTMLDivElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!waits || !place.current || !('IntersectionObserver' in window)) return;
    const end = place.current;
    // Who came here by keyboard is not to have the page pulled from under them: they have the button.
    const isKept = () => end.matches(':focus-visible, :has(:focus-visible)');
    // A busy browser tells of several frames at once: what holds is the last of them, after which it tells nothing until it changes.
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && !isKept() && void fetchNextPage(),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [waits, fetchNextPage, ahead]);

  return (
    <div ref={place} id={id} tabIndex={id ? -1 : undefined} className="flex flex-col items-center gap-2 py-2">
      {children}
      {isFetchNextPageError || (isFetchingNextPage && fetchStatus === 'paused') ? (
        <LoadFailed title={texts.moreFailed} query={query} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          // not `disabled`, which would take the focus from whoever pressed it
          <Button
            variant="secondary"
            aria-disabled={isFetchingNextPage}
            onKeyDown={onlyOnce}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? texts.loadingMore : texts.loadMore}
          </Button>
        )
      )}
    </div>
  );
}

/** A key that is held down presses again and again: one press is one part. */
function onlyOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
