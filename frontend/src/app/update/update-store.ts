import { atom } from 'nanostores';

/** Applies the waiting version; null while there is none, or after the visitor has dismissed it. */
export const waitingUpdate = atom<(() => void) | null>(null);
