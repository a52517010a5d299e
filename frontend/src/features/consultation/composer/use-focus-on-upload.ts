import { type RefObject, useEffect } from 'react';
import { TOUCH_QUERY } from '../../../config/screen';
import { useMediaQuery } from '../../../lib/use-media-query';

/**
 * Sending disables the field, which had the focus. For keyboard users the focus moves to the upload status, one Tab before Cancel; not
 * to Cancel itself, so that pressing Enter twice does not cancel the message.
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
