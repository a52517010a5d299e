import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back to the text field when it is enabled again. The browser removes it from a disabled field, and keyboard users
 * would start from the top of the page after each answer. Not on a touch screen: there the focus would open the keyboard over the
 * answer.
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
