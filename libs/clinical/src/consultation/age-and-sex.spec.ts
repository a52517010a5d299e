import { newCase } from '../case/case';
import { converse } from '../testing/converse';
import { applyMessage } from './listen';

test('asks only for the age when the sex was given', () => {
  const asked = converse('en', 'my daughter has a cough').at(-1)?.question;
  expect(asked?.id).toBe('age');
  expect(asked?.choices.map(({ value }) => value)).toEqual(['unknown']);
});

test.each([
  ['miaka 23', 23],
  ['23 years', 23],
  ['3 weeks', undefined],
])('takes "%s" after an alarm for %s', (text, age) => {
  const patientCase = applyMessage(newCase(), 'nina mimba na nimeona damu');
  expect(applyMessage(patientCase, text).ageYears).toBe(age);
});

test('takes "mvulana" beside the age of a child who writes as the sex', () => {
  const [, reply] = converse('sw', 'nakohoa siku tano', 'miaka 8 mvulana');
  expect(reply?.question?.id).not.toBe('sex');
});
