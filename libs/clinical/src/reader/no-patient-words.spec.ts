import { Linter } from 'eslint';
import noPatientWords from '../../eslint/no-patient-words.cjs';

/** The words that the lint rule finds in a piece of code. */
const wordsIn = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { clinical: { rules: { 'no-patient-words': noPatientWords } } },
      rules: { 'clinical/no-patient-words': 'error' },
    })
    .map(({ message }) => message.split('"')[1]);

test.each([
  ['a text', "const a = ['hakuna', 'stop'];", ['hakuna']],
  ['a regular expression', 'const b = /^(?:fever|x)$/;', ['fever']],
  ['a template', 'const c = `${a} tumbo`;', ['tumbo']],
  ['the source of a RegExp, not its flags', "new RegExp('kichwa', 'gi');", ['kichwa']],
  ['a comparison with a token', "if (token.text === 'not') left = 0;", ['not']],
  ['an imported file, an error or the name of a grammar', 'throw new Error(`no headache in ${a}`);', []],
])('finds words in %s', (_, code, words) => expect(wordsIn(code)).toEqual(words));
