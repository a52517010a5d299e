import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/**
 * Follows the conversation while its end is in view. A reply taller than the screen is shown from its beginning;
 * whoever has scrolled up is left alone and told of what is new.
 */
export function useScroll(container: RefObject<HTMLElement | null>, messages: readonly unknown[]) {
  const count = messages.length;
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    if (following.current) showLast(container.current);
  }, [container, messages]);

  // Images and cards arrive after their message and make it taller.
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const observer = new ResizeObserver(() => following.current && showLast(box));
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [container, count]);

  return {
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
      following.current = true;
      setAtEnd(true);
      setSeen(count);
      showLast(container.current);
    },
  };
}

function showLast(box: HTMLElement | null): void {
  const last = box?.querySelector<HTMLElement>('[data-last-message]');
  if (!box || !last) return;
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0;
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = Math.max(0, Math.min(end, last.offsetTop - pinned - MARGIN_PX));
}
