import { clear, createStore } from 'idb-keyval';
import { BROWSER_FILES } from '../../../config/browser-files';
import { BROWSER_RECORDS, TAB_RECORDS } from '../../../config/browser-records';

/**
 * Deletes all data of the user from this browser: saved entries and queued files. The server's response clears the HTTP
 * cache of images; the service worker caches only the product's files.
 */
export async function deleteBrowserData(): Promise<void> {
  for (const key of Object.values(BROWSER_RECORDS)) localStorage.removeItem(key);
  for (const key of Object.values(TAB_RECORDS)) sessionStorage.removeItem(key);
  await clear(createStore(BROWSER_FILES.database, BROWSER_FILES.store)).catch(console.error);
}
