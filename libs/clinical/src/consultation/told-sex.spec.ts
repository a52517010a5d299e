import { converse } from '../testing/converse';

const sexAfter = (...texts: string[]) => converse('sw', ...texts).at(-1)?.memory;

test('a man whose urine comes without his knowledge is not taken for a woman', () => {
  const replies = converse('sw', 'mkojo unatoka bila kujua', 'miaka 45 mwanaume');
  expect(sexAfter('mkojo unatoka bila kujua', 'miaka 45 mwanaume')).toMatchObject({ sex: 'male', ageYears: 45 });
  expect(replies.at(-1)?.question?.id).not.toBe('f:pregnant');
});

test('the sex in the answer about the age replaces one that was inferred', () => {
  expect(sexAfter('hedhi imechelewa', 'miaka 30 mwanaume')).toMatchObject({ sex: 'male' });
});
