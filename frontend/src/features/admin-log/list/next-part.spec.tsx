import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NextPart } from './next-part';

type Told = (entries: { isIntersecting: boolean }[]) => void;
let tell: Told = () => {};
class FakeObserver {
  constructor(told: Told) {
    tell = told;
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
  render(<NextPart query={query} ahead={100} texts={texts} />);
  return {
    fetchNextPage,
    see: (...seen: boolean[]) => act(() => tell(seen.map((isIntersecting) => ({ isIntersecting })))),
  };
}

it('fetches what follows when its end comes near', () => {
  const { fetchNextPage, see } = openList();
  see(false);
  expect(fetchNextPage).not.toHaveBeenCalled();
  see(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('goes by the last of what a busy browser tells at once', () => {
  const { fetchNextPage, see } = openList();
  see(true, false);
  expect(fetchNextPage).not.toHaveBeenCalled();
  see(false, true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
