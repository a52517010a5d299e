import { type Case, newCase } from '../case/case';
import { applyMessage } from './listen';
import { daysSinceMonth } from '../case/vague-duration';

const NOW = { ...newCase(), today: '2026-11-24' };
const answered = (text: string, question: string, start: Case = NOW) => applyMessage(start, text, question);

const DAYS = [
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
  ['since last week after the party', 7],
  ['since last week Thursday, like 5 days', 5],
  ['since last weeks', 24.5],
  // 24 November 2026 is a Tuesday
  ['since Sunday', 2],
  ['tangu jumatano', 6],
  ['since Tuesday', 7],
  ['jumanne ya wiki iliyopita', 7],
  ['since last week on Friday', 4],
  ['jumatatu', 1],
  ['siku ya tatu leo', 3],
  // hours of today
  ['since 2 in the afternoon', 0.3],
  ['this afternoon from around 2', 0.3],
  ['tangu saa nane mchana', 0.3],
  ['since 3 pm yesterday', 1],
] as const;

test('reads durations as the days before 24 November', () => {
  expect(DAYS.map(([text]) => [text, answered(text, 'duration').durationDays])).toEqual(DAYS);
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

const YEARS = [
  ['born 35 years ago', 35],
  ['ni mtoto wa 5 months', 0.411],
  ['1yr 3mths', 1.25],
  ['1 year and 3 months', 1.25],
  ['mwaka mmoja na miezi mitatu', 1.25],
  ['2 months', 0.17],
] as const;

test('reads ages of years and months', () => {
  for (const [text, years] of YEARS) expect(answered(text, 'age').ageYears).toBeCloseTo(years, 1);
});

test('"more than yesterday" is no duration', () => {
  expect(answered('every day it is more than yesterday', 'w:pain_course').durationDays).toBeUndefined();
});

test.each(["59 kilo na 5'4", '5’4" and 59kg'])('%s is a weight and a height in feet and inches', (text) => {
  expect(answered(text, 'measures')).toMatchObject({ weightKg: 59, heightCm: 163 });
});

test.each([
  ['ni wiki ya kumi na mbili', 'f:pregnant', 12],
  ['3 months', 'f:pregnant', 13],
  ['yes 8 months', 'f:pregnant', 34],
] as const)(
  '"%s" to "are you pregnant?" is neither an age nor the duration of the complaint',
  (text, question, weeks) => {
    const { ageYears, durationDays, pregnantWeeks } = answered(text, question, { ...NOW, durationDays: 3 });
    expect({ ageYears, durationDays, pregnantWeeks }).toEqual({ durationDays: 3, pregnantWeeks: weeks });
  },
);

test('"since two weeks" of a pregnant patient is the duration of the complaint', () => {
  const pregnant: Case = { ...NOW, findings: { pregnant: { state: 'present', weight: 1 } } };
  const next = applyMessage(pregnant, 'kichwa kinauma tangu wiki mbili', 'else');
  expect({ days: next.durationDays, weeks: next.pregnantWeeks }).toEqual({ days: 14 });
  expect(applyMessage(pregnant, 'ni wiki ya kumi na mbili, niko na 23', 'age')).toMatchObject({
    ageYears: 23,
    pregnantWeeks: 12,
  });
});

test.each(['most days', 'every day', 'kila siku'])('"%s" is no duration', (text) => {
  expect(answered(text, 'duration').durationDays).toBeUndefined();
});
