import { foldUsername } from '@afya/service-contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 3,000 commonest that are long enough, of @zxcvbn-ts/language-common (MIT); `npm run common-passwords` writes them. */
const COMMON = readList('common-passwords.txt');
/** Words and names that come to mind in Kenya first. Digits and marks after them make them no rarer. */
const KENYAN = readList('kenyan-passwords.txt');
const ENDING = /[\d\s!@#$%&*.,_?-]+$/;

/** What is wrong with a new password for this user, or null. Never asked about a password that is there already. */
export function refusePassword(password: string, username: string): string | null {
  const folded = foldPassword(password);
  if (folded === foldUsername(username)) return 'Password must not be the username';
  const isCommon = COMMON.has(folded) || KENYAN.has(folded.replace(ENDING, ''));
  return isCommon ? 'This password is too common' : null;
}

/** Letter case and compatibility forms make a common password no rarer; passwords themselves are told apart by case. */
const foldPassword = (password: string) => password.normalize('NFKC').trim().toLowerCase();

function readList(file: string): ReadonlySet<string> {
  return new Set(readFileSync(join(__dirname, file), 'utf8').trim().split('\n'));
}
