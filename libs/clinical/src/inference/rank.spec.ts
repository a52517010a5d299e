import { converse } from '../testing/converse';

test('reads the age next to a letter for the sex', () => {
  expect(converse('en', 'headache. F 25').at(-1)?.collectedInfo).toMatchObject({ age: 25, sex: 'female' });
});
