import { converse, goOn } from '../testing/converse';

test.each([
  ['burning when I pee, since 2 days', 'woman of 25', 'uti'],
  ['I have a rash that itches at night, since 2 weeks', 'man of 22', 'scabies'],
])(
  'ranks the condition that explains the complaint first, even if every other answer is no: "%s"',
  (start, who, condition) => {
    const replies = goOn('en', converse('en', start, who), (id) => (/confirm|offer/.test(id) ? 'yes' : 'no'));
    expect(replies.at(-1)?.diagnosis?.conditionId).toBe(condition);
  },
);

test('reads the age next to a letter for the sex', () => {
  expect(converse('en', 'headache. F 25').at(-1)?.collectedInfo).toMatchObject({ age: 25, sex: 'female' });
});
