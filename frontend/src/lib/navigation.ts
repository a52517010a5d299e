/** Loads a page. A method, so that specs can replace it: jsdom cannot navigate. */
export const navigation = {
  loadPage: (url: string): void => window.location.assign(url),
};
