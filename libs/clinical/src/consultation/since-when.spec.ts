import { type Case, newCase } from '../case/case';
import { applyMessage } from './listen';
import { daysSinceMonth } from '../case/vague-duration';

const NOW = { ...newCase(), today: '2026-11-24' };
const answered = (text: string, question: string, start: Case = NOW) => applyMessage(start, text, question);

test.each([
  ['fortnight', 14],
  ['a fortnight', 14],
  ['mwezi jana', 30],
  ['wiki', 7],
  ['nusu mwaka', 182.5],
  ['half a year', 182.5],
  ['since September', 70],
  ['tangu mwezi wa tisa', 70],
  ['mwezi wa kumi', 40],
  ['since May', 193],
  ['3 days, since May', 3],
])('the duration "%s" is %s days on 24 November', (text, days) => {
  expect(answered(text, 'duration').durationDays).toBe(days);
});

test('without a date a month gives no duration, and not the number of the month', () => {
  expect(answered('tangu mwezi wa tisa', 'duration', newCase()).durationDays).toBeUndefined();
});

test.each([
  [9, '2026-11-24', 70],
  [11, '2026-11-24', 12],
  [12, '2026-01-10', 26],
])('month %s on %s began about %s days ago', (month, today, days) => {
  expect(daysSinceMonth(month, today)).toBe(days);
});

test.each([
  ['1yr 3mths', 1.25],
  ['1 year and 3 months', 1.25],
  ['mwaka mmoja na miezi mitatu', 1.25],
  ['2 months', 0.17],
])('the age "%s" is %s years', (text, years) => {
  expect(answered(text, 'age').ageYears).toBeCloseTo(years, 1);
});

test.each(['1.7m and 65', '65 kg 1.7m', '65kg, 170'])('reads height and weight in "%s"', (text) => {
  expect(answered(text, 'measures')).toMatchObject({ heightCm: 170, weightKg: 65 });
  expect(answered(text, 'measures').ageYears).toBeUndefined();
});

test.each(['sina ugonjwa, mzio wa penicillin', 'no illness, allergic to penicillin', 'none, penicillin allergy'])(
  'keeps the allergy in "%s"',
  (text) => {
    expect(answered(text, 'record').allergies).toEqual(['penicillin']);
  },
);

test.each(['sina mzio wa penicillin', 'no illness, no allergy to penicillin'])('reads no allergy in "%s"', (text) => {
  expect(answered(text, 'record').allergies).toEqual([]);
});
