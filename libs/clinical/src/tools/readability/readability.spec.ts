import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA, measuredTexts, readPatientTexts } from './patient-texts';
import { readingGrade } from './reading-grade';

const HIGHEST_GRADE = 6;
/** Threats, idioms, literal translations and bookish words, which no text for a patient may contain. */
const BANNED = {
  en: [
    'dies',
    'deadly',
    'kills',
    '(can|may|will|and) kill',
    'bleed to death',
    'life is in danger',
    'danger to life',
    'may not wake',
    'held down',
    'of the soul',
    'catching',
    'take the house',
    '(minute|hour)[^.]* counts',
    'out of step',
    'cannot bear',
    'tells much',
    'tells? [^.]* apart',
    'narrows the causes',
  ],
  sw: [
    'huua',
    '(ina|ya|vi|ki)naweza kuua',
    'na kuua',
    '[hk]ufa ndani',
    'hadi kufa',
    'asiamke',
    'hatari kwa maisha(?! yako)',
    'ugonjwa wa kushika',
    'huelekeza kwenye',
    '(hu|ku)ashiria',
    'huambatana',
    'huendana',
    'mwitikio',
    'uhalisia',
  ],
};

const exceptionsSchema = z.strictObject({
  exceptions: z.array(z.strictObject({ file: z.string(), field: z.string(), reason: z.string().min(10) })),
});
const { exceptions } = exceptionsSchema.parse(parse(readFileSync(join(DATA, 'readability-exceptions.yaml'), 'utf8')));
const excepted = new Set(exceptions.map(({ file, field }) => `${file} ${field}`));
const patientTexts = readPatientTexts();
const measured = measuredTexts(patientTexts.en).map((text) => ({ ...text, grade: readingGrade(text.text) }));
const tooHard = measured.filter(({ grade }) => grade > HIGHEST_GRADE);

test('an easy sentence has a low grade and a hard one a high grade', () => {
  expect(readingGrade('The bowel is blocked, and you need to see a doctor today.')).toBeLessThan(HIGHEST_GRADE);
  expect(
    readingGrade('Intestinal obstruction necessitates immediate surgical consultation and evaluation.'),
  ).toBeGreaterThan(12);
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

test.each(['en', 'sw'] as const)(
  'no text for patients in %s has an idiom, a threat or a literal translation',
  (language) => {
    const texts = patientTexts[language];
    expect(texts.length).toBeGreaterThan(2_000);
    const found = texts.flatMap(({ file, field, text }) =>
      BANNED[language]
        .filter((phrase) => new RegExp(`\\b${phrase}\\b`, 'i').test(text))
        .map((phrase) => `${file} ${field}: ${phrase}`),
    );
    expect(found).toEqual([]);
  },
);
