import { atom } from 'nanostores';
import { flushSync } from 'react-dom';

/** The id of the result that was chosen for printing; without one the last of the session is printed. */
export const chosenResult = atom<string | null>(null);

/** Prints this result. The browser's own print command prints the last one. */
export function printResult(messageId: string): void {
  flushSync(() => chosenResult.set(messageId));
  window.print();
}
