import { type Case, close } from '../case/case';
import type { Answer } from '../case/take-record';
import { saysUnknown } from '../reader/answers/says';
import { answeredAge } from '../reader/answers/times';
import { readAge, readAgeAlone } from '../reader/read-age';
import type { ReadText } from '../reader/read-text';

/** Syllables and words that name the sex only in answer to the question about it, or beside an age. */
const SEX_WORDS = new Map<string, 'female' | 'male'>([
  ['ke', 'female'],
  ['mke', 'female'],
  ['me', 'male'],
  ['mume', 'male'],
  ['boy', 'male'],
  ['mvulana', 'male'],
  ['girl', 'female'],
  ['msichana', 'female'],
  ['mama', 'female'],
  ['baba', 'male'],
  ['mze', 'male'],
]);
const SEX_LETTERS = new Map<string, 'female' | 'male'>([...SEX_WORDS, ['f', 'female'], ['m', 'male']]);
/** A longer answer is a story, in which "mke" is another person's wife. */
const AGE_AND_SEX_WORDS = 4;

/** "F", "ke", "me": one letter or syllable answers the question about the sex. */
export function applySex(patientCase: Case, { read, short }: Answer): Case {
  const letter = read.tokens.length === 1 ? SEX_LETTERS.get(read.tokens[0]?.text ?? '') : undefined;
  if (letter) return close({ ...patientCase, sex: letter }, 'sex');
  return patientCase.sex || short === 'unknown' || saysUnknown(read.tokens) ? close(patientCase, 'sex') : patientCase;
}

/** "26 mke", "mume, miaka 50". "Me" is a sex only after the age, and the "m" of "2m" may be months. */
function sexBesideAge({ tokens }: ReadText): Case['sex'] {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number').slice(0, AGE_AND_SEX_WORDS);
  const said = words.find(({ text }, i) => SEX_WORDS.has(text) && (text !== 'me' || words[i - 1]?.kind === 'number'));
  return SEX_WORDS.get(said?.text ?? '');
}

/** "2m", "1 m, girl" of a baby */
const MONTHS = /^ ([12]) m(?: ,)?(?: [a-z]+)?(?: \.)? $/;
const MONTHS_OF_YEAR = 12;

function letterMonths({ line }: ReadText): number | undefined {
  const months = MONTHS.exec(line)?.[1];
  return months === undefined ? undefined : Math.round((Number(months) * 1000) / MONTHS_OF_YEAR) / 1000;
}

/** "Miaka 23" before the question about the age, for example after an alarm. */
export function withAgeAlone(patientCase: Case, { line }: ReadText): Case {
  return patientCase.ageYears === undefined
    ? { ...patientCase, ageYears: readAgeAlone(line) ?? undefined }
    : patientCase;
}

const CHILD_WORDS: ReadonlySet<string> = new Set(['boy', 'girl', 'mvulana', 'msichana']);

const namesChild = ({ patient, tokens }: ReadText) =>
  patient === 'child' || tokens.some(({ text }) => CHILD_WORDS.has(text));

/** A bare number answers the question about the age. */
export function applyAge(before: Case, { read, short, text }: Answer): Case {
  const patientCase = before.sex === undefined ? { ...before, sex: sexBesideAge(read) } : before;
  const age = answeredAge(text) ?? letterMonths(read) ?? read.ageYears ?? readAge(read.line, true);
  // "one week" from an adult writing about themselves is a duration; "boy, 11 days" is an age
  const isBaby = age !== null && age < 1 && (namesChild(read) || (before.asked.age ?? 0) > 1);
  if (isBaby) return close({ ...patientCase, ageYears: age, who: 'child' }, 'age');
  if (age !== null && age < 1 && patientCase.who === 'self')
    return { ...patientCase, ageYears: undefined, durationDays: patientCase.durationDays ?? Math.round(age * 365) };
  if (age !== null) return close({ ...patientCase, ageYears: age }, 'age');
  return short === 'unknown' || saysUnknown(read.tokens) ? close(patientCase, 'age') : patientCase;
}
