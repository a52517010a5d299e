import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NextPart } from './next-part';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;
let notify: ObserverCallback = () => {};
class FakeObserver {
  constructor(callback: ObserverCallback) {
    notify = callback;
  }
  observe() {}
  disconnect() {}
}
afterEach(() => vi.unstubAllGlobals());

function openList() {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const fetchNextPage = vi.fn();
  const state = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false } as const;
  const query = { ...state, fetchNextPage, error: null, fetchStatus: 'idle' } as const;
  const texts = { loadMore: 'Load more', loadingMore: 'Loading', moreFailed: 'Failed' };
  render(<NextPart query={query} prefetchDistance={100} texts={texts} />);
  return {
    fetchNextPage,
    see: (...states: boolean[]) => act(() => notify(states.map((isIntersecting) => ({ isIntersecting })))),
  };
}

it('fetches the next part when the end of the list comes into view', () => {
  const { fetchNextPage, see: intersect } = openList();
  intersect(false);
  expect(fetchNextPage).not.toHaveBeenCalled();
  intersect(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('uses only the last of several intersection entries', () => {
  const { fetchNextPage, see: intersect } = openList();
  intersect(true, false);
  expect(fetchNextPage).not.toHaveBeenCalled();
  intersect(false, true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
