import { EMERGENCY_NUMBERS } from '../red-flags/numbers';
import { SAFETY_CHECKS } from '../interview/safety-checks';
import { LEXICON } from '../lexicon';
import { lexiconSchema } from '../lexicon/schema';
import { CONDITIONS, FINDINGS, findingById, likelihoodsOf } from '.';
import { conditionSchema, findingSchema } from './schema';
import { CARE, GO_NOW, TESTS } from './texts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('every condition fits the schema: both languages, the five steps, a source', () => {
  for (const condition of CONDITIONS) expect(conditionSchema.parse(condition)).toEqual(condition);
  expect(twice(ids(CONDITIONS))).toEqual([]);
});

test('every finding fits the schema: a name and a question in both languages', () => {
  for (const finding of FINDINGS) expect(findingSchema.parse(finding)).toEqual(finding);
  expect(twice(ids(FINDINGS))).toEqual([]);
});

test.each(CONDITIONS.map((condition) => [condition.id, condition] as const))(
  '%s has at least six findings, each existing and listed once',
  (id, condition) => {
    const named = Object.values(condition.findings).flat();
    expect(named.length).toBeGreaterThanOrEqual(6);
    expect(twice(named)).toEqual([]);
    expect([...named, ...(condition.who?.needs ?? [])].filter((finding) => !findingById(finding))).toEqual([]);
    expect([...likelihoodsOf(id).keys()]).toEqual(expect.arrayContaining(named));
  },
);

test('every text named by a condition exists, and every text is used', () => {
  for (const [table, used] of [
    [CARE, CONDITIONS.flatMap(({ care }) => care)],
    [TESTS, CONDITIONS.flatMap(({ tests }) => tests)],
    [GO_NOW, CONDITIONS.flatMap(({ goNow }) => goNow)],
  ] as const) {
    expect(used.filter((id) => !table[id])).toEqual([]);
    expect(Object.keys(table).filter((id) => !used.includes(id))).toEqual([]);
  }
});

test('every finding has phrases, unless it is a measurement, and every phrase has a finding', () => {
  expect(lexiconSchema.safeParse(LEXICON).success).toBe(true);
  const readings = ids(FINDINGS).filter((id) => id.endsWith('_reading'));
  expect(ids(FINDINGS).filter((id) => !LEXICON[id]?.en && !readings.includes(id))).toEqual([]);
  expect(ids(FINDINGS).filter((id) => !LEXICON[id]?.sw && !readings.includes(id))).toEqual([]);
});

test('only ids used by the reader itself have phrases without a finding', () => {
  expect(Object.keys(LEXICON).filter((id) => !findingById(id))).toEqual(['recent_injury', 'recovered_well']);
});

test('no text gives a dose, which only a health worker may do', () => {
  const texts = [...Object.values(CARE), ...CONDITIONS.map(({ what }) => what)].flatMap(({ en, sw }) => [en, sw]);
  expect(texts.filter((text) => /\d+ ?(mg|ml|tablets|vidonge)\b/.test(text))).toEqual([]);
});

test('every safety check names findings and circumstances that exist', () => {
  const facts = SAFETY_CHECKS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  expect(facts.filter((fact) => !/^(?:@|w:)/.test(fact) && !findingById(fact))).toEqual([]);
});

test('Kenya, Tanzania and Uganda have emergency numbers', () => {
  expect(Object.keys(EMERGENCY_NUMBERS)).toEqual(expect.arrayContaining(['KE', 'TZ', 'UG']));
});
