import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back to the text field when it can be used again. A browser takes it away from what is disabled or gone, and
 * whoever works with keys alone would have to start from the top of the page after each answer. Not with a finger: there the
 * focus would bring up the keyboard over the answer.
 */
export function useReturnFocus(field: RefObject<HTMLTextAreaElement | null>, busy: boolean, touch: boolean) {
  useEffect(() => {
    const element = field.current;
    if (!busy || touch) return;
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [field, busy, touch]);
}
