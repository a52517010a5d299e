import { findingById } from '../knowledge';
import { readText } from '../reader/read-text';
import { collapseLetters } from '../reader/tokenize';
import { GLOSSARY } from '../testing/glossary';
import { FALSE_FRIENDS } from './decoys';
import { LEXICON } from './index';

/** Ambiguous phrases, each with the reason. */
const AMBIGUOUS = new Map<string, string>([
  ['vaginal_bleeding: bleeding', 'bleeding from anywhere'],
  ['wound: sore', 'a sore throat, or sore muscles'],
  ['vaginal_bleeding: natokwa na damu', 'bleeding from anywhere'],
  ['vaginal_bleeding: damu nyingi', 'bleeding from anywhere'],
  ["constipation: can't go", 'where to?'],
  ['runny_nose: cold', 'the weather, or chills'],
  ['period_pain: cramps', 'of the belly or of a muscle'],
  ['convulsion: fit', 'also healthy'],
  ['palpitations: fluttering', 'of what?'],
  ['dehydration: hakojoi', 'read as no urine'],
  ['loss_appetite: hali', 'also "condition"'],
  ['cough: kifua', 'the chest'],
  ['swelling: miguu imevimba', 'read as swollen legs'],
  ['lethargy: mnyonge', 'read as tiredness'],
  ['sputum: mucus', 'of nose, chest or stool'],
  ['pallor: no blood', 'also a denial of bleeding'],
  ['dehydration: no urine', 'read as no urine'],
  ['swallow_pain: pain', 'half of "pain / difficulty swallowing"'],
  ['hiv: positive', 'of which test?'],
  ['chest_tight: pressure', 'also blood pressure'],
  ['chills: shaking', 'also a fit'],
  ['chest_tight: squeezing', 'of what?'],
  ['hypertension: BP', 'also a reading of any height'],
  ['hypertension: pressure', 'on the chest, in the head, at work'],
  ['vision_blur: stars', 'only with seeing'],
  ['sad: stress', 'read as worry'],
  ['discharge_vaginal: uchafu wenye harufu', 'read as a foul discharge'],
  ['wound: ulcer', 'also of the stomach'],
  ['earache: usaha sikioni', 'read as a discharge of the ear'],
  ['swelling: uso umevimba', 'read as a swollen face'],
  ['bulging_fontanelle: utosi umebonyea', 'sunken: read as loss of water'],
  ['lump: uvimbe shingoni', 'read as swollen glands'],
  ['jaundice: yellow', 'of what?'],
  ['poison: jik', 'named, and not said to be swallowed'],
  ['poison: mafuta ya taa', 'named, and not said to be swallowed'],
  ['poison: dawa ya panya', 'named, and not said to be swallowed'],
  ['poison: dawa ya wadudu', 'named, and not said to be swallowed'],
  ['nausea: feel sick', 'also ill in any way'],
  ['red_eye: macho yanawasha', 'read as itchy eyes'],
]);

function readsAs(phrase: string): Set<string> {
  const present = readText(phrase)
    .findings.filter(({ state }) => state === 'present')
    .map(({ finding }) => finding);
  return new Set(present.flatMap((id) => [id, ...(findingById(id)?.implies ?? [])]));
}

const rows = GLOSSARY.flatMap(({ finding, en, sw }) =>
  `${en}; ${sw}`.split('; ').map((phrase): [string, string] => [phrase, finding]),
);

test.each(rows.filter(([phrase, finding]) => !AMBIGUOUS.has(`${finding}: ${phrase}`)))(
  'reads "%s" as %s',
  (phrase, finding) => {
    expect([...readsAs(phrase)]).toContain(finding);
  },
);

test('every ambiguous phrase is in the glossary and is not read as its finding', () => {
  for (const key of AMBIGUOUS.keys()) {
    const row = rows.find(([phrase, finding]) => `${finding}: ${phrase}` === key);
    expect([key, row && !readsAs(row[0]).has(row[1])]).toEqual([key, true]);
  }
});

test('no "word*" is so short after folding that it matches other words ("pee*" matches "period")', () => {
  const phrases = [FALSE_FRIENDS, ...Object.values(LEXICON).flatMap((said) => Object.values(said))].join(';');
  const begun = [...phrases.matchAll(/(?<!\*)\b([a-z]+)\*/g)].map(([, letters = '']) => letters);
  expect(begun.length).toBeGreaterThan(1000);
  expect(begun.filter((letters) => collapseLetters(letters).length < 3)).toEqual([]);
});
