import { type RefObject, useEffect } from 'react';
import { TOUCH_QUERY } from '../../../config/screen';
import { useMediaQuery } from '../../../lib/use-media-query';

/**
 * Who sends with keys alone has just lost the focus with the disabled field: the next key leads to Cancel. Not the button itself has
 * it, lest Enter pressed twice takes back what was sent.
 */
export function useFocusOnUpload(status: RefObject<HTMLElement | null>, key: string | undefined) {
  const touch = useMediaQuery(TOUCH_QUERY);
  useEffect(() => {
    const element = status.current;
    if (!key || touch || !element) return;
    if (document.activeElement?.matches('body, :disabled')) element.focus({ preventScroll: true });
    return () => element.blur();
  }, [status, key, touch]);
}
