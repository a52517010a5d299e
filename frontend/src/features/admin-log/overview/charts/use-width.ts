import { type RefObject, useEffect, useState } from 'react';

/** Until a box can be measured, and where nothing has a size. CSS pixels. */
const UNMEASURED = 320;

/** The width of a box, kept up to date. CSS pixels. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
