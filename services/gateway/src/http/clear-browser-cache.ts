import { type Response } from 'express';

/**
 * Has the browser remove what it cached of this site: pictures of a consultation stay there for a day. Not "cookies" and not
 * "storage": they would take the language, messages that wait to be sent and the offline app of whoever uses the browser next.
 */
export function clearBrowserCache(response: Response): void {
  response.setHeader('Clear-Site-Data', '"cache"');
}
