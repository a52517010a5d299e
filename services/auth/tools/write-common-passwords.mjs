/**
 * `npm run common-passwords -w services/auth`: rewrites the list of common passwords from the package, which is sorted by
 * rank.
 */
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFileSync } from 'node:fs';

const HOW_MANY = 3_000;
/** shorter ones are refused anyway */
const SHORTEST = 6;

const commonest = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST).slice(0, HOW_MANY);
writeFileSync(
  new URL('../src/passwords/common-passwords.txt', import.meta.url),
  commonest.map((one) => `${one}\n`).join(''),
);
