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

/** Copies a text. Pages without TLS, for example on a clinic's own network, have no clipboard API, only `execCommand`. */
export async function copyText(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyBySelection(text) ? 'copied' : 'failed';
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'fixed top-0 opacity-0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
