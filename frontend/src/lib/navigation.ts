/** Loads a page anew; a seam of its own because jsdom cannot navigate. */
export function loadPage(url: string): void {
  window.location.assign(url);
}
