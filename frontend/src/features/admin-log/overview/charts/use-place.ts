import { type KeyboardEvent, type PointerEvent, type MouseEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Frame, partAt, placeAt } from './frame';
import { type Counted, logsOf, type Place } from './series';

/**
 * Which place of a chart is looked at: that under the mouse, that last touched, or that reached by the arrow keys. A click or Enter
 * opens its logs, a click those of the bar that it meets; a touch does not, for a finger is broader than a bar: the links do.
 */
export function usePlace(frame: Frame, places: readonly Place[], counted: readonly Counted[]) {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<number | null>(null);
  const isTouch = useRef(false);
  const place = chosen !== null && chosen < places.length ? chosen : null;
  const choose = (event: PointerEvent<HTMLElement>) => {
    isTouch.current = event.pointerType !== 'mouse';
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosen(placeAt(frame, places.length, event.clientX - left));
  };
  const open = (at: number | null, one?: Counted) => {
    const href = at === null ? undefined : logsOf(places[at], counted, one);
    if (href) navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(place);
    const next = keyed(event.key, place, places.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return {
    place,
    handlers: {
      onPointerDown: choose,
      onPointerMove: (event: PointerEvent<HTMLElement>) => choose(event),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setChosen(null),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (isTouch.current) return;
        const { left } = event.currentTarget.getBoundingClientRect();
        const x = event.clientX - left;
        const at = placeAt(frame, places.length, x);
        open(at, counted[partAt(frame, at, x, counted.length)]);
      },
      onKeyDown,
    },
  };
}

/** Where a key leads: null to the whole, undefined when it leads nowhere. */
function keyed(key: string, place: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count - 1, (place ?? -1) + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, (place ?? count) - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
