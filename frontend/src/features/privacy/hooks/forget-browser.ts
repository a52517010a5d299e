import { clear, createStore } from 'idb-keyval';
import { BROWSER_FILES } from '../../../config/browser-files';
import { BROWSER_RECORDS, TAB_RECORDS } from '../../../config/browser-records';

/**
 * Leaves nothing of the person in this browser: neither records nor files that waited to be sent. The browser's own copies of images
 * go by the server's answer; the service worker keeps nothing but the product itself.
 */
export async function forgetBrowser(): Promise<void> {
  for (const key of Object.values(BROWSER_RECORDS)) localStorage.removeItem(key);
  for (const key of Object.values(TAB_RECORDS)) sessionStorage.removeItem(key);
  await clear(createStore(BROWSER_FILES.database, BROWSER_FILES.store)).catch(console.error);
}
