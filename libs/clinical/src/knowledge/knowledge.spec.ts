import { EMERGENCY_NUMBERS } from '../red-flags/numbers';
import { findingFiles, patternsOf } from '../testing/finding-files';
import { readerTables } from './reader-tables';
import { CONDITIONS, findingById, likelihoodsOf } from '.';
import { CARE, GO_NOW, TESTS } from './texts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

const FEWEST_FINDINGS = 6;

test('every condition has at least six findings, each with one likelihood', () => {
  const faults = CONDITIONS.flatMap(({ id, findings }) => {
    const named = Object.values(findings).flat();
    const likelihoods = likelihoodsOf(id);
    const missing = named.filter((finding) => !likelihoods.has(finding));
    return [
      ...(named.length < FEWEST_FINDINGS ? [`${id} has only ${named.length} findings`] : []),
      ...twice(named).map((finding) => `${id} has ${finding} twice`),
      ...missing.map((finding) => `${id} has no likelihood for ${finding}`),
    ];
  });
  expect(CONDITIONS.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});

test('every text is used by a condition', () => {
  for (const [table, used] of [
    [CARE, CONDITIONS.flatMap(({ care }) => care)],
    [TESTS, CONDITIONS.flatMap(({ tests }) => tests)],
    [GO_NOW, CONDITIONS.flatMap(({ goNow }) => goNow)],
  ] as const) {
    expect(Object.keys(table).filter((id) => !used.includes(id))).toEqual([]);
  }
});

test('every finding has phrases, unless it is a measurement, and every phrase has a finding', () => {
  const without = findingFiles().filter(
    (file) =>
      !file.id.endsWith('_reading') && (['en', 'sw'] as const).some((lang) => patternsOf(file, lang).length === 0),
  );
  expect(ids(without)).toEqual([]);
});

test('only ids used by the reader itself have phrases without a finding', () => {
  const withPhrases = new Set(readerTables.phrases.lists.flatMap(({ finding }) => finding ?? []));
  expect([...withPhrases].filter((id) => !findingById(id))).toEqual([
    'dozing',
    'neck_turn',
    'recent_injury',
    'recovered_well',
    'toilet_often',
  ]);
});

test('no text gives a dose, which only a health worker may do', () => {
  const texts = [...Object.values(CARE), ...CONDITIONS.map(({ what }) => what)].flatMap(({ en, sw }) => [en, sw]);
  expect(texts.filter((text) => /\d+ ?(mg|ml|tablets|vidonge)\b/.test(text))).toEqual([]);
});

test('Kenya, Tanzania and Uganda have emergency numbers', () => {
  expect(Object.keys(EMERGENCY_NUMBERS)).toEqual(expect.arrayContaining(['KE', 'TZ', 'UG']));
});
