const find = () => document.getElementById('shell');
const notice = () => find()?.querySelector<HTMLElement>('[role=dialog]') ?? null;

/** Elements that the Tab key reaches; they come in the same order in the shell's notice and in the React one. */
const FOCUSABLE = 'a, button, input';

/**
 * The static shell in index.html, shown until the scripts have loaded. It does not exist in development or in specs.
 */
export const PAGE_SHELL = {
  find,
  /** The startup notice in the shell, or null after it has been accepted or replaced. */
  notice,
  /**
   * Removes the shell's notice once the React one is on the page, keeping its scroll position and focus. `onAgreed`
   * receives the state of the checkbox now, because the visitor may change it while the React notice renders.
   */
  replaceNotice(onAgreed: (agreed: boolean) => void): void {
    const shellNotice = notice();
    if (!shellNotice) return;
    onAgreed(shellNotice.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? false);
    const { scrollTop } = shellNotice;
    const focusedIndex = [...shellNotice.querySelectorAll(FOCUSABLE)].findIndex(
      (part) => part === document.activeElement,
    );
    find()?.remove();
    const reactNotice = document.querySelector('[role=dialog]');
    if (!reactNotice) return;
    reactNotice.scrollTop = scrollTop;
    reactNotice.querySelectorAll<HTMLElement>(FOCUSABLE)[focusedIndex]?.focus({ preventScroll: true });
  },
};
