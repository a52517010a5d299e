import { type Response } from 'express';

/**
 * Makes the browser clear its cache of this site, which keeps pictures of a consultation for a day. Not "cookies" and not "storage":
 * the next user of the browser would lose the language setting, unsent messages and the offline app.
 */
export function clearBrowserCache(response: Response): void {
  response.setHeader('Clear-Site-Data', '"cache"');
}
