import { atom } from 'nanostores';
import { BROWSER_RECORDS } from '../config/browser-records';
import { savedFlag } from './stored';

/** Loads pictures only on tap. */
export const dataSaver = savedFlag(BROWSER_RECORDS.dataSaver);

/** Bytes that this page has received over the network since it was opened, as far as the browser counts them. */
export const receivedBytes = atom(0);

/** Starts counting; files from the browser's own cache count as nothing. */
export function countReceivedBytes(): void {
  const observer = new PerformanceObserver((list) => {
    const sizes = list.getEntries().map((entry) => (entry as PerformanceResourceTiming).transferSize);
    receivedBytes.set(sizes.reduce((sum, size) => sum + size, receivedBytes.get()));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
