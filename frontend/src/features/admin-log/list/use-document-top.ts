import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the beginning of the page a part of it stands, kept up to date as the page changes. CSS pixels. */
export function useDocumentTop(part: RefObject<Element | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (part.current) setTop(Math.round(part.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [part]);
  return top;
}
