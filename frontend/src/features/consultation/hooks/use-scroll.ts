import type { Message } from '@afya/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/**
 * Follows the conversation while its end is in view and whenever the patient has sent something. A reply taller than
 * the screen is shown from its beginning and then left there; whoever has scrolled up is told of what is new.
 */
export function useScroll(container: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const count = messages.length;
  const following = useRef(true);
  /** A tall reply that is shown from its beginning, until the reader moves, and where that was. */
  const held = useRef<Element>(null);
  const placed = useRef(0);
  const lastTop = useRef(0);
  const shown = useRef(count);
  const broughtIntoView = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    if (messages.slice(shown.current).some(({ isUser }) => isUser)) following.current = true;
    shown.current = messages.length;
    const follow = () => {
      const last = lastMessage(box);
      if (!following.current && held.current !== last) return;
      broughtIntoView.current = true;
      following.current = showLast(box);
      held.current = following.current ? null : last;
      placed.current = box.scrollTop;
    };
    follow();
    // Images and cards arrive after their message and make it taller; the confidence takes room above it.
    const observer = new ResizeObserver(follow);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [container, messages]);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    // A keyboard or a notice leaves less room: the end that was in view stays there.
    const observer = new ResizeObserver(() => {
      if (following.current && lastMessage(box)) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [container]);

  return {
    hasUnseen: !atEnd && count > seen,
    onScroll: () => {
      const box = container.current;
      if (!box) return;
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      // Only a move upwards is the reader's wish; content that grew below is not.
      if (near) following.current = true;
      else if (box.scrollTop < lastTop.current) following.current = false;
      lastTop.current = box.scrollTop;
      if (Math.abs(box.scrollTop - placed.current) > 1) held.current = null;
      setAtEnd(near);
      const seesNewest = near || broughtIntoView.current;
      broughtIntoView.current = false;
      setSeen((known) => (seesNewest || known > count ? count : known));
    },
    goToEnd: () => {
      setAtEnd(true);
      setSeen(count);
      following.current = showLast(container.current);
    },
  };
}

const lastMessage = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-last-message]');

/** Brings the last message into view; whether its end is in view too. */
function showLast(box: HTMLElement | null): boolean {
  const last = box && lastMessage(box);
  if (!box || !last) return true;
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0;
  const end = box.scrollHeight - box.clientHeight;
  const start = last.offsetTop - pinned - MARGIN_PX;
  box.scrollTop = Math.max(0, Math.min(end, start));
  return start >= end;
}
