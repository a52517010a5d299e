import { converse } from '../testing/converse';

test('asks only for the age when the sex was given', () => {
  const asked = converse('en', 'my daughter has a cough').at(-1)?.question;
  expect(asked?.id).toBe('age');
  expect(asked?.choices.map(({ value }) => value)).toEqual(['unknown']);
});
