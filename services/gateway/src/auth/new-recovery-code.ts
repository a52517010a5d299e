import { randomInt } from 'node:crypto';

/** The base32 alphabet, without digits that look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A code of 24 characters of 5 bits: 120 bits. */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, newGroup).join('-');

const newGroup = () => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
