import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of an element from the top of the document in CSS pixels, updated when the page changes. */
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
