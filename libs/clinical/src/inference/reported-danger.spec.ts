import { type Case, newCase, withFinding } from '../case/case';
import { CONDITIONS } from '../knowledge';
import { GO_NOW, REPORTED } from '../knowledge/texts';
import { reportedDangers, stillToWatch } from './reported-danger';

const having = (patient: Partial<Case>, ...ids: string[]) =>
  ids.reduce<Case>((patientCase, id) => withFinding(patientCase, id, { state: 'present', weight: 1 }), {
    ...newCase(),
    ageYears: 30,
    sex: 'female',
    ...patient,
  });

test.each([
  ['fever_stays', { durationDays: 5 }, ['fever']],
  ['child_worse', { ageYears: 2 }, ['lethargy']],
  ['more_yellow', { ageYears: 0.02 }, ['jaundice_spread']],
  ['numb_limb', {}, ['numbness']],
  ['heat_urine', {}, ['dark_urine']],
  ['fever_shivers', {}, ['chills']],
  ['breast_changes', {}, ['nipple_discharge']],
  ['violence_worse', {}, ['life_threatened']],
  ['voice_weeks', { durationDays: 30 }, ['hoarse']],
] as const)('%s, once reported, is no sign to wait for, and raises the advice', (sign, patient, findings) => {
  expect(GO_NOW[sign]).toBeDefined();
  const reported = having(patient, ...findings);
  expect(stillToWatch([sign, 'breath'], reported)).toEqual(['breath']);
  expect(reportedDangers({ goNow: [sign] }, reported)).not.toEqual([]);
});

test('a fever of two days is no sign of more than three days', () => {
  expect(stillToWatch(['fever_stays'], having({ durationDays: 2 }, 'fever'))).toEqual(['fever_stays']);
});

/** What these signs say no finding says: a spread, an amount, a time of day. */
const NEVER_REPORTED = [
  'battery',
  'blood_urine',
  'cord',
  'drowsy_driving',
  'eye_leak',
  'lid_spreads',
  'rash_eye',
  'swollen_ear',
];

test('every other sign of a condition has findings that report it', () => {
  const signs = new Set([...CONDITIONS.values()].flatMap(({ goNow }) => goNow));
  expect([...signs].filter((sign) => !REPORTED[sign]).sort()).toEqual(NEVER_REPORTED);
});
