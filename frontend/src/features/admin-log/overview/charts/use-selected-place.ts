import { type KeyboardEvent, type PointerEvent, type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Frame, partAt, placeAt } from './frame';
import { type LogKind, logsOf, type Place } from './series';

/**
 * Tracks the selected place of a chart: under the mouse, last touched or reached with the arrow keys. A click opens the
 * logs of the bar under the pointer, Enter those of the place. A touch only selects, because a finger is wider than a
 * bar; touch users open the logs with the links.
 */
export function useSelectedPlace(frame: Frame, places: readonly Place[], logKinds: readonly LogKind[]) {
  const navigate = useNavigate();
  const [selected, setSelected] = useState<number | null>(null);
  const isTouch = useRef(false);
  const place = selected !== null && selected < places.length ? selected : null;
  const select = (event: PointerEvent<HTMLElement>) => {
    isTouch.current = event.pointerType !== 'mouse';
    const { left } = event.currentTarget.getBoundingClientRect();
    setSelected(placeAt(frame, places.length, event.clientX - left));
  };
  const openLogs = (index: number | null, logKind?: LogKind) => {
    const href = index === null ? undefined : logsOf(places[index], logKinds, logKind);
    if (href) void navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return openLogs(place);
    const next = placeForKey(event.key, place, places.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
  };
  return {
    place,
    handlers: {
      onPointerDown: select,
      onPointerMove: (event: PointerEvent<HTMLElement>) => select(event),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setSelected(null),
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (isTouch.current) return;
        const { left } = event.currentTarget.getBoundingClientRect();
        const x = event.clientX - left;
        const index = placeAt(frame, places.length, x);
        openLogs(index, logKinds[partAt(frame, index, x, logKinds.length)]);
      },
      onKeyDown,
    },
  };
}

/** The place that a key moves to: null for the whole period, undefined if the key does nothing. */
function placeForKey(key: string, place: number | null, count: number): number | null | undefined {
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
