import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA, measuredTexts, patientTexts } from '../testing/patient-texts';
import { readingGrade } from '../testing/reading-grade';

const HIGHEST_GRADE = 6;
/** Idioms, threats and literal translations; the words of a phrase in a text, in any case. */
const BANNED = [
  'dies',
  'deadly',
  'kills you',
  'it kills',
  'can kill',
  'and kill',
  'life is in danger',
  'danger to life',
  'may not wake',
  'held down',
  'of the soul',
  'catching',
  'take the house',
  'every minute counts',
  'every hour counts',
  'cannot bear',
  'tells much',
  'apart from one',
  'out of step',
  'weigh more',
];

const exceptionsSchema = z.strictObject({
  exceptions: z.array(z.strictObject({ file: z.string(), field: z.string(), reason: z.string().min(10) })),
});
const { exceptions } = exceptionsSchema.parse(parse(readFileSync(join(DATA, 'readability-exceptions.yaml'), 'utf8')));
const excepted = new Set(exceptions.map(({ file, field }) => `${file} ${field}`));
const measured = measuredTexts().map((text) => ({ ...text, grade: readingGrade(text.text) }));
const tooHard = measured.filter(({ grade }) => grade > HIGHEST_GRADE);

test('an easy sentence has a low grade and a hard one a high grade', () => {
  expect(readingGrade('The bowel is blocked, and you need to see a doctor today.')).toBeLessThan(HIGHEST_GRADE);
  expect(readingGrade('Intestinal obstruction necessitates immediate surgical consultation and evaluation.')).toBeGreaterThan(
    12,
  );
});

test('every English text for patients is at grade 6 or below, or its medical term is listed as an exception', () => {
  expect(measured.length).toBeGreaterThan(1_800);
  const failed = tooHard.filter(({ file, field }) => !excepted.has(`${file} ${field}`));
  expect(failed.map(({ file, field, grade, text }) => `${file} ${field} (grade ${grade}): ${text}`)).toEqual([]);
});

test('no exception is listed for a text that is easy enough', () => {
  const hard = new Set(tooHard.map(({ file, field }) => `${file} ${field}`));
  expect([...excepted].filter((key) => !hard.has(key))).toEqual([]);
});

test('no English text for patients has an idiom or a threat', () => {
  const found = patientTexts().flatMap(({ file, field, text }) =>
    BANNED.filter((phrase) => new RegExp(`\\b${phrase}\\b`, 'i').test(text)).map((phrase) => `${file} ${field}: ${phrase}`),
  );
  expect(found).toEqual([]);
});
