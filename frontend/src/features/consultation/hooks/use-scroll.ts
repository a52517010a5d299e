import { useEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/**
 * Follows the conversation while its end is in view. A reply taller than the screen is shown from its beginning;
 * whoever has scrolled up is left alone and told of what is new.
 */
export function useScroll(content: unknown, count: number) {
  const container = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    if (following.current) showLast(container.current);
  }, [content]);

  return {
    container,
    hasUnseen: !atEnd && count > seen,
    onScroll: () => {
      const box = container.current;
      if (!box) return;
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      following.current = near;
      setAtEnd(near);
      setSeen((known) => (near || known > count ? count : known));
    },
    goToEnd: () => {
      setAtEnd(true);
      setSeen(count);
      showLast(container.current);
    },
  };
}

function showLast(box: HTMLElement | null): void {
  if (!box) return;
  const last = box.querySelector<HTMLElement>('[data-last-message]');
  const end = box.scrollHeight - box.clientHeight;
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0;
  const start = last ? last.offsetTop - pinned - MARGIN_PX : end;
  box.scrollTop = Math.max(0, Math.min(end, start));
}
