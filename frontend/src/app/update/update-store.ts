import { atom } from 'nanostores';

/** How to go over to the version that is waiting; null while there is none, or after the visitor has put it off. */
export const waitingUpdate = atom<(() => void) | null>(null);
