/** The id of the place where the filter and the lists begin. */
export const LIST_START_ID = 'log-lists';

/** Another list is read from its beginning: whoever has scrolled past that is brought back to it. */
export function showListStart(): void {
  const start = document.getElementById(LIST_START_ID);
  if (!start || start.getBoundingClientRect().top >= 0) return;
  start.scrollIntoView({ block: 'start', behavior: 'instant' });
  // The browser tells of it with the next frame. A virtual list that measures its new rows before that would keep its place by scrolling
  // back to where it believes to be.
  window.dispatchEvent(new Event('scroll'));
}
