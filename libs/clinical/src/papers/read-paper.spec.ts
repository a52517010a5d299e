import { findingById } from '../knowledge';
import { PAPER_GRAMMAR } from './paper-grammar';
import { findingsOf, wordsOf } from './paper-value';
import { readPaper } from './read-paper';

const read = (text: string) => readPaper(text).map(({ test, value }) => `${test} ${value}`);

test('a later value of a card replaces an earlier one, but no positive result', () => {
  expect(read('Hb 6.1 g/dL\nHb 8.4 g/dL')).toEqual(['haemoglobin 8.4']);
  expect(read('Malaria RDT positive\nBlood slide negative')).toEqual(['malaria positive']);
});

test.each([
  [{ test: 'haemoglobin', value: '6.2' }, ['very_low_hb_reading'], ['low_hb_reading']],
  [{ test: 'haemoglobin', value: '12.5' }, [], ['low_hb_reading', 'very_low_hb_reading']],
  [{ test: 'glucose', value: '22.4' }, ['sugar_high_reading'], ['sugar_low_reading']],
  [{ test: 'blood_pressure', value: '190/124' }, ['bp_high_reading', 'bp_very_high_reading'], ['bp_low_reading']],
  [{ test: 'blood_pressure', value: '120/80' }, [], ['bp_high_reading', 'bp_very_high_reading', 'bp_low_reading']],
  [{ test: 'creatinine', value: '410' }, ['creatinine_raised'], []],
  [{ test: 'white_cells', value: '13.4' }, [], ['abnormal_blood_count']],
  [{ test: 'malaria', value: 'positive' }, ['malaria_test_reading'], []],
  [{ test: 'hiv', value: 'negative' }, [], ['hiv']],
  [{ test: 'urine_protein', value: '2+' }, ['protein_urine'], []],
  [{ test: 'urine_protein', value: 'trace' }, [], []],
])('%j shows %j and denies %j', (value, present, absent) => {
  const findings = findingsOf(value, 30);
  expect([...findings.present].sort()).toEqual([...present].sort());
  expect([...findings.absent].sort()).toEqual([...absent].sort());
});

test('every finding of the grammar is in the knowledge base, and every label has both languages', () => {
  const { pair, numbers, results_of: results, dipstick } = PAPER_GRAMMAR;
  const findings = [
    ...pair.findings,
    ...numbers.flatMap(({ findings: named = [], bands }) => [...named, ...bands.map(({ finding }) => finding)]),
    ...[...results, ...dipstick].flatMap(({ finding }) => finding ?? []),
  ];
  expect(findings.filter((id) => !findingById(id))).toEqual([]);
  expect(wordsOf({ test: 'haemoglobin', value: '7.2' })).toEqual({
    en: 'haemoglobin (Hb) 7.2 g/dL',
    sw: 'damu (Hb) 7.2 g/dL',
  });
  expect(wordsOf({ test: 'malaria', value: 'negative' }).sw).toBe('kipimo cha malaria: hasi');
});
