import { BROWSER_RECORDS } from '../../config/browser-records';

/** Deletes the cached conversation of this browser. Synchronous, because the page may be closed at once. */
export function deleteCachedConversation(): void {
  localStorage.removeItem(BROWSER_RECORDS.conversation);
}
