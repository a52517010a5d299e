import { PAGE_SHELL } from '../../lib/page-shell';

/**
 * Puts the real screen, which stands by now, in the place of the shell: what was typed goes into its text field as if it were typed
 * there, and the caret stays where it was. A notice stays until the real one is there (takeOverNotice).
 */
export function takeOverShell(root: HTMLElement): void {
  const shell = PAGE_SHELL.find();
  if (!shell) return;
  const [typed, field] = [shell, root].map((part) => part.querySelector('textarea'));
  if (typed && field) moveText(typed, field);
  if (PAGE_SHELL.notice()) shell.querySelector('[data-part=chat]')?.remove();
  else shell.remove();
}

function moveText(from: HTMLTextAreaElement, to: HTMLTextAreaElement): void {
  const hasFocus = document.activeElement === from;
  if (from.value !== to.value) {
    // React listens to its own way of setting a value; this is the browser's.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  to.focus({ preventScroll: true });
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
