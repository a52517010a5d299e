const find = () => document.getElementById('shell');
const notice = () => find()?.querySelector<HTMLElement>('[role=dialog]') ?? null;

/** What the Tab key goes to; the same in the page's notice and in the real one, in the same order. */
const FOCUSABLE = 'a, button, input';

/** What index.html shows until the product's scripts are there. Without it (in development, in specs) there is nothing to find. */
export const PAGE_SHELL = {
  find,
  /** The startup notice as it stands there, or null when it has been accepted or replaced. */
  notice,
  /**
   * The real notice stands in its place now: it is read from where it was read to, and keeps the focus. `onAgreed` is told whether
   * the box has been ticked: no sooner, for that can happen while the real one is rendered.
   */
  replaceNotice(onAgreed: (agreed: boolean) => void): void {
    const before = notice();
    if (!before) return;
    onAgreed(before.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? false);
    const { scrollTop } = before;
    const focused = [...before.querySelectorAll(FOCUSABLE)].findIndex((part) => part === document.activeElement);
    find()?.remove();
    const now = document.querySelector('[role=dialog]');
    if (!now) return;
    now.scrollTop = scrollTop;
    now.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus({ preventScroll: true });
  },
};
