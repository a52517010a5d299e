import { findingById } from '../knowledge';
import { PAPER_GRAMMAR } from './paper-grammar';
import { findingsOf, wordsOf } from './paper-value';
import { readPaper } from './read-paper';

const read = (text: string) => readPaper(text).map(({ test, value }) => `${test} ${value}`);

test.each([
  ['Malaria RDT: Positive', ['malaria positive']],
  ['Malaria RDT  POSITIVE  Negative', ['malaria positive']],
  ['B/S for MPS: No malaria parasites seen', ['malaria negative']],
  ['Blood slide for malaria parasites: MPs seen ++', ['malaria positive']],
  ['mRDT -ve', ['malaria negative']],
  ['Kipimo cha malaria: CHANYA', ['malaria positive']],
  ['Vimelea vya malaria hawakuonekana', ['malaria negative']],
  ['HIV 1/2 Non-Reactive', ['hiv negative']],
  ['HIV (Determine): Reactive', ['hiv positive']],
  ['VVU: hasi', ['hiv negative']],
  ['Pregnancy Test (urine) Positive', ['pregnancy positive']],
  ['Kipimo cha ujauzito hasi', ['pregnancy negative']],
  ['Haemoglobin 7.2 g/dL 11.0 - 16.0', ['haemoglobin 7.2']],
  ['Hb (11.0-16.0 g/dl): 9,4 L', ['haemoglobin 9.4']],
  ['Hemoglobin: 72 g/L', ['haemoglobin 7.2']],
  ['Haemaglobin 7.2 gfdl', ['haemoglobin 7.2']],
  ['Random Blood Sugar 22.4 mmol/L', ['glucose 22.4']],
  ['RBS 300 mg/dl', ['glucose 16.7']],
  ['WBC 13.4 x10^9/L 4.0 - 11.0', ['white_cells 13.4']],
  ['WBC 13,400 /mm3', ['white_cells 13.4']],
  ['Creatinine 410 umol/L (53 - 97)', ['creatinine 410']],
  ['Serum creatinine 4.6 mg/dL', ['creatinine 406.6']],
  ['Protein ++', ['urine_protein 2+']],
  ['Protein +4 Nil', ['urine_protein 2+']],
  ['Ketones 3+', ['urine_ketones 3+']],
  ['Ketones: Nil', ['urine_ketones negative']],
  ['Protein Trace', ['urine_protein trace']],
  ['BP 168/112 mmHg', ['blood_pressure 168/112']],
  ['Date BP Weight\n03/02/26 130/80 61\n17/02/26 162/104 62', ['blood_pressure 162/104']],
  ['Presha: 150/95', ['blood_pressure 150/95']],
  ['Rx\nTab Artemether/Lumefantrine 80/480 mg BD x3/7', ['medicine artemether', 'medicine lumefantrine']],
  ['Amoxicillin 500mg tds 5/7', ['medicine amoxicillin']],
  ['Haemoglobin\n7.2 g/dL', ['haemoglobin 7.2']],
  ['Hb 7.2 g/dL  Malaria RDT Positive  HIV Negative', ['haemoglobin 7.2', 'malaria positive', 'hiv negative']],
])('reads %j', (text, values) => {
  expect(read(text)).toEqual(values);
});

test.each([
  'Malaria RDT  Positive / Negative',
  'HIV: [ ] Positive [ ] Negative',
  'HIV positive or negative',
  'Haemoglobin 11.0 - 16.0 g/dL',
  'Haemoglobin 72 11.0-16.0',
  'Random Blood Sugar 54 mmol/L',
  'HbA1c 6.5 %',
  'Hb electrophoresis 12',
  'WBC differential neutrophils 60 %',
  'Malaria is common here. Sleep under a net.',
  'Typhoid: repeat the sample',
  'Blood group O positive',
  'Appointment 12/03/2026',
  'BP taken 12/03/26',
  'Panadol is sold at the shop',
  '',
  '\u0000 🙂 ٣٤ %%%',
])('reads nothing from %j', (text) => {
  expect(read(text)).toEqual([]);
});

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
