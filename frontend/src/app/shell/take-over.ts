import { PAGE_SHELL } from '../../lib/page-shell';

/**
 * Replaces the shell with the React screen. Typed text is entered into its text field as if typed there, and the caret
 * stays in place. The notice stays until the React one is mounted (PAGE_SHELL.replaceNotice).
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
    // React overrides the value setter of the element; the prototype's setter makes React notice the change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!hasFocus) return;
  to.focus({ preventScroll: true });
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
