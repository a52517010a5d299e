import type { Message } from '@afya/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { countAnswers } from '../session/processing';
import { ReadingPlace } from './reading-place';

/**
 * Follows the conversation while its end is in view and whenever the patient has sent something. An answer taller than the screen,
 * be it of several messages, is shown from its beginning and then left there; whoever has scrolled up is told of what is new.
 */
export function useScroll(
  container: RefObject<HTMLElement | null>,
  { messages, sending }: { messages: readonly Message[]; sending: boolean },
) {
  const count = messages.length;
  const [place] = useState(() => new ReadingPlace());
  const shown = useRef({ count, answers: countAnswers(messages) });
  const broughtIntoView = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const before = shown.current;
    const hasSent = messages.slice(before.count).some(({ isUser }) => isUser);
    shown.current = { count: messages.length, answers: countAnswers(messages) };
    if (hasSent || shown.current.answers > before.answers) place.showNewest({ hasSent });
    const keep = () => {
      if (place.keep(box)) broughtIntoView.current = true;
    };
    keep();
    // Images and cards arrive after their message and make it taller; the confidence takes room above it.
    const observer = new ResizeObserver(keep);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [container, messages, place]);

  useEffect(() => {
    if (sending && container.current) place.showEnd(container.current);
  }, [container, place, sending]);

  useEffect(() => {
    const box = container.current;
    if (!box) return;
    let height = box.clientHeight;
    // A keyboard or a notice leaves less room.
    const observer = new ResizeObserver(() => {
      place.resized(box, height);
      height = box.clientHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [container, place]);

  return {
    hasUnseen: !atEnd && count > seen,
    onScroll: () => {
      const box = container.current;
      if (!box) return;
      const near = place.scrolled(box);
      setAtEnd(near);
      const seesNewest = near || broughtIntoView.current;
      broughtIntoView.current = false;
      setSeen((known) => (seesNewest || known > count ? count : known));
    },
    goToEnd: () => {
      setAtEnd(true);
      setSeen(count);
      if (container.current) place.showAnswer(container.current);
    },
  };
}
