/** `npm run common-passwords -w services/auth`: writes the list of commonest passwords anew from the package's, which is by rank. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { writeFileSync } from 'node:fs';

const HOW_MANY = 3_000;
/** shorter ones are refused for that */
const SHORTEST = 6;

const commonest = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST).slice(0, HOW_MANY);
writeFileSync(
  new URL('../src/passwords/common-passwords.txt', import.meta.url),
  commonest.map((one) => `${one}\n`).join(''),
);
