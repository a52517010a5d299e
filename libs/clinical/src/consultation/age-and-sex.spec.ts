import { converse } from '../testing/converse';

test.each([
  ['en', 'I have a cough', '32 years old, female', 32, 'female'],
  ['en', 'my child has a cough', '8 months old, male', 8 / 12, 'male'],
  ['sw', 'nina kikohozi', 'Miaka 32, wa kike', 32, 'female'],
  ['sw', 'mtoto wangu anakohoa', 'Miezi 8, wa kiume', 8 / 12, 'male'],
] as const)('%s: "%s", then the tapped "%s": reads the age and the sex together', (...row) => {
  const [language, start, answer, age, sex] = row;
  const replies = converse(language, start, answer);
  const asked = replies[0]?.question;
  expect(asked?.id).toBe('age');
  expect(asked?.choices.map(({ value }) => value)).toEqual(expect.arrayContaining(['female', 'male']));
  const { collectedInfo, question } = replies.at(-1) ?? {};
  expect(collectedInfo?.age).toBeCloseTo(age, 1);
  expect(collectedInfo?.sex).toBe(sex);
  expect(['age', 'sex']).not.toContain(question?.id);
});

test('asks only for the age when the sex was given', () => {
  const asked = converse('en', 'my daughter has a cough').at(-1)?.question;
  expect(asked?.id).toBe('age');
  expect(asked?.choices.map(({ value }) => value)).toEqual(['unknown']);
});
