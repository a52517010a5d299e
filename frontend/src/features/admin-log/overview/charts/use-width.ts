import { type RefObject, useEffect, useState } from 'react';

/** Width in CSS pixels until the element has been measured, and in environments without layout. */
const DEFAULT_WIDTH = 320;

/** The width of an element in CSS pixels, kept up to date. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
