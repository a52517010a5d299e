import { RECOVERY_CODES } from '@afya/contracts';
import { randomInt } from 'node:crypto';

/** The base32 alphabet, without digits that look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Each code has 24 characters of 5 bits: 120 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: 4 }, newGroup).join('-'));
}

const newGroup = () => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
