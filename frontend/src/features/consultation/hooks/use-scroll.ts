import type { Message } from '@afya/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR_END_PX = 80;
const MARGIN_PX = 8;

/**
 * Follows the conversation while its end is in view and whenever the patient has sent something. An answer taller than the screen,
 * be it of several messages, is shown from its beginning and then left there; whoever has scrolled up is told of what is new.
 */
export function useScroll(container: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const count = messages.length;
  /** What is kept in view: the newest answer, the end where the reader went, or what the reader went back to. */
  const view = useRef<'answer' | 'end' | 'earlier'>('answer');
  const shown = useRef({ count, answer: null as Element | null });
  /** Where the box was scrolled to by us; anywhere else the reader has gone. */
  const placed = useRef(0);
  const broughtIntoView = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const answer = newestAnswer(box);
    const hasSent = messages.slice(shown.current.count).some(({ isUser }) => isUser);
    if (hasSent || (view.current === 'end' && answer !== shown.current.answer)) view.current = 'answer';
    shown.current = { count: messages.length, answer };
    const keep = () => {
      if (view.current === 'earlier') return;
      broughtIntoView.current = true;
      placed.current = view.current === 'end' ? showEnd(box) : showAnswer(box);
    };
    keep();
    // Images and cards arrive after their message and make it taller; the confidence takes room above it.
    const observer = new ResizeObserver(keep);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [container, messages]);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    // A keyboard or a notice leaves less room: the end that was in view stays there.
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      const below = box.scrollHeight - box.scrollTop - height;
      const wasAtEnd = below < (view.current === 'end' ? NEAR_END_PX : MARGIN_PX);
      if (wasAtEnd && height !== box.clientHeight && newestAnswer(box)) placed.current = showEnd(box);
      height = box.clientHeight;
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
      if (Math.abs(box.scrollTop - placed.current) > 1) view.current = near ? 'end' : 'earlier';
      setAtEnd(near);
      const seesNewest = near || broughtIntoView.current;
      broughtIntoView.current = false;
      setSeen((known) => (seesNewest || known > count ? count : known));
    },
    goToEnd: () => {
      setAtEnd(true);
      setSeen(count);
      view.current = 'answer';
      if (container.current) placed.current = showAnswer(container.current);
    },
  };
}

const newestAnswer = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-newest]');

function showEnd(box: HTMLElement): number {
  box.scrollTop = box.scrollHeight;
  return box.scrollTop;
}

/** Brings the answer to what was said last into view: its end if all of it has room, otherwise its beginning. */
function showAnswer(box: HTMLElement): number {
  const answer = newestAnswer(box);
  if (!answer) return box.scrollTop;
  const pinned = box.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0;
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = Math.max(0, Math.min(end, answer.offsetTop - pinned - MARGIN_PX));
  return box.scrollTop;
}
