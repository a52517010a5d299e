import { answeredAge, answeredDays } from './times';

test.each([
  ['a fortnight', 14],
  ['since last week', 7],
  ['mwaka na nusu', 547],
  ['ilianza juzi', 2],
  ['it is the fifth day today', 5],
  ['leo ni siku ya tano', 5],
  ['I have a cough since last week', undefined],
])('reads "%s" as %s days', (text, days) => {
  expect(answeredDays(text)).toBe(days);
});

test.each([
  ['1yr 3mths', 1.25],
  ['mwaka mmoja na miezi mitatu', 1.25],
  ['mwaka na nusu', 1.5],
  ['43', undefined],
])('reads the age "%s" as %s years', (text, years) => {
  expect(answeredAge(text)).toBe(years);
});
