import { atom } from 'nanostores';
import { flushSync } from 'react-dom';

/** The id of the result to print; without one the last result of the session is printed. */
export const chosenResult = atom<string | null>(null);

/** Prints this result. The print command of the browser prints the last one. */
export function printResult(messageId: string): void {
  flushSync(() => chosenResult.set(messageId));
  window.print();
}
