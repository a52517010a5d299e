/** Id of the element where filter and lists start. */
export const LIST_START_ID = 'log-lists';

/** Scrolls back to the start when another list is shown. */
export function showListStart(): void {
  const start = document.getElementById(LIST_START_ID);
  if (!start || start.getBoundingClientRect().top >= 0) return;
  start.scrollIntoView({ block: 'start', behavior: 'instant' });
  // The browser dispatches its scroll event in the next frame. If a virtual list measures its new rows before that, it
  // would scroll back to its old offset.
  window.dispatchEvent(new Event('scroll'));
}
