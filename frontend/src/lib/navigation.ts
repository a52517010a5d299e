/** Loads a page. In its own module so that specs can replace it: jsdom cannot navigate. */
export function loadPage(url: string): void {
  window.location.assign(url);
}
