import { answeredAge, answeredDays } from './times';

const DAYS: readonly (readonly [string, number?])[] = [
  ['a fortnight', 14],
  ['since last week', 7],
  ['mwaka na nusu', 547],
  ['ilianza juzi', 2],
  ['it is the fifth day today', 5],
  ['leo ni siku ya tano', 5],
  ['I have a cough since last week', undefined],
];
const YEARS: readonly (readonly [string, number?])[] = [
  ['1yr 3mths', 1.25],
  ['mwaka mmoja na miezi mitatu', 1.25],
  ['mwaka na nusu', 1.5],
  ['43', undefined],
];

test('reads durations and ages as they are spoken', () => {
  expect(DAYS.map(([text]) => [text, answeredDays(text)])).toEqual(DAYS);
  expect(YEARS.map(([text]) => [text, answeredAge(text)])).toEqual(YEARS);
});
