import { numberText } from './number-text';
import { readAge } from './read-age';
import { readBareDuration } from './read-duration';
import { readBareMeasures, readMeasures } from './read-measures';
import { tokenize } from './tokenize';

const line = (text: string) => numberText(tokenize(text));
const years = (text: string, bare = false) => {
  const age = readAge(line(text), bare);
  return age === null ? null : Math.round(age * 100) / 100;
};

test.each([
  ['I am 30 years old', 30],
  ['nina miaka 30', 30],
  ['mwanamke wa miaka thelathini na tano', 35],
  ['my baby is 8 months old', 0.66],
  ['mtoto wa miezi minane', 0.66],
  ['mtoto wangu wa mwaka mmoja na nusu', 1.5],
  ['my child of one and a half years', 1.5],
  ['an 18-month-old boy', 1.48],
  ['mtoto wa wiki 3', 0.06],
  ['newborn of 5 days', 0.01],
  ['45 year old male', 45],
  ['34F with cough', 34],
  ['my mother is 66, her mouth is twisted', 66],
  ['not 30, 3 years old', 3],
  ['si 30, ana miaka 3', 3],
])('age: %s', (text, expected) => {
  expect(years(text)).toBe(expected);
});

test.each([
  ['30', 30],
  ['miaka 3', 3],
  ['3 years', 3],
  ['hapana, miezi 8', 0.66],
  ['not 30, 3 years', 3],
  ['ana wiki mbili', 0.04],
])('age, when asked: %s', (text, expected) => {
  expect(years(text, true)).toBe(expected);
});

test.each([
  'fever for 3 days',
  'nina homa siku 3',
  'I am 7 months pregnant',
  'nina mimba ya miezi 7',
  'I vomited 4 times',
])('no age: %s', (text) => {
  expect(years(text)).toBeNull();
});

test.each([
  ['for 3 days', 3],
  ['it began a week ago', 7],
  ['vomited a day ago', 1],
  ['cough x 2/52', 14],
  ['since yesterday', 1],
  ['tangu jana', 1],
  ['kwa wiki mbili', 14],
  ['tangu siku tatu', 3],
  ['juzi', 2],
  ['siku 3 zilizopita', 3],
  ['for more than 4 weeks', 28],
  ['kwa miezi miwili', 60],
])('duration: %s', (text, expected) => {
  expect(readMeasures(line(text)).durationDays).toBeCloseTo(expected, 1);
});

test.each([
  ['3 days', 3],
  ['wiki moja hivi', 7],
  ['1 month', 30],
  ['today', 0.5],
  ['siku chache', 1],
])('duration, when asked: %s', (text, expected) => {
  expect(readBareDuration(line(text))).toBeCloseTo(expected, 1);
});

test.each([
  ['170 cm 65 kg', { heightCm: 170, weightKg: 65 }],
  ['urefu ni mita 1.65, uzito kilo 60', { heightCm: 165, weightKg: 60 }],
  ['5 feet 6, 60kg', { heightCm: 168, weightKg: 60 }],
])('height and weight: %s', (text, expected) => {
  expect(readMeasures(line(text))).toMatchObject(expected);
});

test('does not read a change of weight as the weight', () => {
  expect(readMeasures(line('lost 13 kg in a year')).weightKg).toBeUndefined();
});

test('reads two bare numbers as height and weight when asked', () => {
  expect(readBareMeasures(line('65 na 170'))).toEqual({ heightCm: 170, weightKg: 65 });
});

test.each([
  ['temp 39.5', ['high_fever_reading', 'fever']],
  ['joto 38', ['fever']],
  ['temperature is 35', ['hypothermia_reading']],
  ['102 F', ['fever']],
  ['bp 190/120', ['bp_very_high_reading', 'bp_high_reading']],
  ['presha yangu ni 150/95', ['bp_high_reading']],
  ['sukari ni 2.8', ['sugar_low_reading']],
  ['sugar 25', ['sugar_high_reading']],
  ['bp 120/80, temp 36.8', []],
  ['BP machine reads 220/125', ['bp_very_high_reading', 'bp_high_reading']],
  ['pressure ikawa 150/95', ['bp_high_reading']],
  ['headache and 160/110 at the chemist', ['bp_high_reading']],
  ['urefu 170 uzito 95', []],
  ['BP unrecordable', ['bp_low_reading']],
  ['RBS HI', ['sugar_high_reading']],
  ['30% burns on the trunk', ['burn_severe']],
  ['40F with headache', []],
  ['man of 40 c/o headache', []],
  ['Temperatures were at 38.5 degrees', ['fever']],
  ['G3P2 GA 34/40', ['pregnant', 'late_pregnancy']],
  ['LMP 8 weeks ago', ['missed_period']],
  ['preterm baby, weight 1300g', ['small_baby_reading']],
  ['APGAR score 3 at 5 minutes', ['birth_asphyxia']],
])('readings: %s', (text, expected) => {
  expect(readMeasures(line(text)).findings).toEqual(expected);
});

test('converts months of pregnancy to weeks', () => {
  expect(readMeasures(line('nina mimba ya miezi 7')).pregnantWeeks).toBe(30);
  expect(readMeasures(line('32 weeks pregnant')).pregnantWeeks).toBe(32);
});

test.each([
  ['spo2=88, heart_rate=124, systolic_bp=86', 45, ['low_oxygen_reading', 'fast_pulse_reading', 'bp_low_reading']],
  ['SpO2-97%, p 80, BP 100/60', 30, []],
  ['SPO2 of 80% on room air', 0.5, ['low_oxygen_reading']],
  ['oxygen saturation is 93', 30, ['lowish_oxygen_reading']],
  ['RR 44', 3, ['fast_breathing']],
  ['RR 44', 0.1, []],
  ['respiratory_rate=30', 45, ['fast_breathing', 'very_fast_breathing_reading']],
  ['BP 80/50', 30, ['bp_low_reading']],
  ['Hb 5.6', 30, ['very_low_hb_reading']],
  ['MUAC 11', 2, ['wasting']],
  ['GCS 9/15', 30, ['low_gcs_reading']],
  ['FHR 90', 28, ['fetal_heart_reading']],
])('vital signs: %s at %d years', (text, age, expected) => {
  expect(readMeasures(line(text), age).findings).toEqual(expected);
});
