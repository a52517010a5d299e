/** Where the browser downloads all data from: a link, so that a large file goes to the disk and not into the page. */
export const EXPORT_ADDRESS = '/api/me/export';
