import { copyText } from '../../../lib/copy-text';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the system's share sheet; without one, or when it fails, the text is copied instead. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  if (!canShare()) return copyText(text);
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (error) {
    // The user closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : copyText(text);
  }
}
