import { atom } from 'nanostores';

/** A recovery code that was just made; empty: none. It is only in memory, because the server stores its hash alone. */
export const newCodeStore = atom('');
