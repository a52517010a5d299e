import { BROWSER_RECORDS } from '../../config/browser-records';

/** Leaves nothing of the kept conversation in this browser. At once: the page may be gone in the next moment. */
export function forgetConversation(): void {
  localStorage.removeItem(BROWSER_RECORDS.conversation);
}
