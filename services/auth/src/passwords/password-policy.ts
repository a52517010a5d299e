import { foldUsername } from '@afya/service-contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 3,000 most common passwords that are long enough, from @zxcvbn-ts/language-common (MIT); written by `npm run
 * common-passwords`.
 */
const COMMON = readList('common-passwords.txt');
/** Words and names that are common in Kenya. Digits and punctuation after them do not make them rarer. */
const KENYAN = readList('kenyan-passwords.txt');
const ENDING = /[\d\s!@#$%&*.,_?-]+$/;

/** The error of a new password, or null. Existing passwords are not checked. */
export function refusePassword(password: string, username: string): string | null {
  const folded = foldPassword(password);
  if (folded === foldUsername(username)) return 'Password must not be the username';
  const isCommon = COMMON.has(folded) || KENYAN.has(folded.replace(ENDING, ''));
  return isCommon ? 'This password is too common' : null;
}

/** Common passwords are compared without case and compatibility forms; passwords themselves are case-sensitive. */
const foldPassword = (password: string) => password.normalize('NFKC').trim().toLowerCase();

function readList(file: string): ReadonlySet<string> {
  return new Set(readFileSync(join(__dirname, file), 'utf8').trim().split('\n'));
}
