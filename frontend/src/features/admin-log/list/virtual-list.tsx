import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useDocumentTop } from './use-document-top';

/**
 * Estimated height of a closed card before it is measured, in CSS pixels: one line on wide screens, three on a phone.
 */
const ESTIMATED_HEIGHT = { wide: 58, narrow: 80 };
const WIDE_QUERY = '(min-width: 768px)';
const GAP = 8;
/** Cards rendered outside the viewport, for fast scrolling and the Tab key. */
const OVERSCAN = 8;

interface VirtualListProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** Length of the whole list; null when unknown. */
  total: number | null;
  children: (item: Item) => ReactNode;
}

/** A virtual list that scrolls with the page. It renders the items near the viewport and the focused item. */
export function VirtualList<Item extends { id: string }>({ label, items, total, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const top = useDocumentTop(list);
  const isWide = useMediaQuery(WIDE_QUERY);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => (isWide ? ESTIMATED_HEIGHT.wide : ESTIMATED_HEIGHT.narrow),
    getItemKey: (index) => items[index]?.id ?? index,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => includeFocused(range, focused),
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocused(indexOf(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // while focus moves to the next card or to another window, the card stays mounted: an unmounted card cannot
        // receive focus
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused(null);
      }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total === null ? -1 : Math.max(total, items.length)}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function indexOf({ target }: FocusEvent): number | null {
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : null;
}

/** Keeps the focused item and its neighbours mounted, so that Tab moves to the next item wherever the viewport is. */
function includeFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === null) return shown;
  const pinned = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...shown, ...pinned])].sort((a, b) => a - b);
}
