import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useDocumentTop } from './use-document-top';

/** About how high a closed card is, before it is measured: one line beside its button, or three on a phone. CSS pixels. */
const ESTIMATE = { wide: 58, narrow: 80 };
const WIDE_QUERY = '(min-width: 768px)';
const GAP = 8;
/** Cards beyond the edge of the window that are there already, for whoever scrolls fast or goes by Tab. */
const BEYOND = 8;

interface VirtualListProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** How many there are in all, fetched or not; null when nobody knows. */
  total: number | null;
  children: (item: Item) => ReactNode;
}

/** A list that scrolls with the page and holds only what is near the window, and the item that has the focus. */
export function VirtualList<Item extends { id: string }>({ label, items, total, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const top = useDocumentTop(list);
  const isWide = useMediaQuery(WIDE_QUERY);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => (isWide ? ESTIMATE.wide : ESTIMATE.narrow),
    getItemKey: (index) => items[index]?.id ?? index,
    gap: GAP,
    overscan: BEYOND,
    scrollMargin: top,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocused(indexOf(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // on the way to the next card, or to another window, the card stays: what is gone cannot take the focus
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

/** The item that has the focus stays, and those beside it, so that Tab leads from it to the next one wherever the window is. */
function withFocused(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === null) return shown;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...shown, ...kept])].sort((one, other) => one - other);
}
