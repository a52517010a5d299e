import type { Message } from '@afya/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { countAnswers } from '../message/message-status';
import { ReadingPlace } from './reading-place';

/**
 * Follows the conversation while its end is in view and whenever the patient sends a message. An answer taller than the screen is shown
 * from its beginning. After scrolling up, the reader gets a button to the new messages.
 */
export function useScroll(
  scrollArea: RefObject<HTMLElement | null>,
  { messages, sending }: { messages: readonly Message[]; sending: boolean },
) {
  const count = messages.length;
  const [place] = useState(() => new ReadingPlace());
  const lastShown = useRef({ count, answers: countAnswers(messages) });
  const broughtIntoView = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const [seenCount, setSeenCount] = useState(count);

  useEffect(() => {
    const box = scrollArea.current;
    if (!box) return;
    const before = lastShown.current;
    const hasSent = messages.slice(before.count).some(({ isUser }) => isUser);
    lastShown.current = { count: messages.length, answers: countAnswers(messages) };
    if (hasSent || lastShown.current.answers > before.answers) place.showNewest({ hasSent });
    const keep = () => {
      if (place.keep(box)) broughtIntoView.current = true;
    };
    keep();
    // Images and cards load after their message and make it taller; the confidence banner takes space above it.
    const observer = new ResizeObserver(keep);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scrollArea, messages, place]);

  useEffect(() => {
    if (sending && scrollArea.current) place.showEnd(scrollArea.current);
  }, [scrollArea, place, sending]);

  useEffect(() => {
    const box = scrollArea.current;
    if (!box) return;
    let height = box.clientHeight;
    // A keyboard or a notice makes the box smaller.
    const observer = new ResizeObserver(() => {
      place.resized(box, height);
      height = box.clientHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scrollArea, place]);

  return {
    hasUnseen: !atEnd && count > seenCount,
    onScroll: () => {
      const box = scrollArea.current;
      if (!box) return;
      const near = place.scrolled(box);
      setAtEnd(near);
      const seesNewest = near || broughtIntoView.current;
      broughtIntoView.current = false;
      setSeenCount((previous) => (seesNewest || previous > count ? count : previous));
    },
    goToEnd: () => {
      setAtEnd(true);
      setSeenCount(count);
      if (scrollArea.current) place.showAnswer(scrollArea.current);
    },
  };
}
