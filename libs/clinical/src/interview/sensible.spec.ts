import { askedFindings } from '../testing/asked-findings';
import { converse, goOn } from '../testing/converse';

/** The questions after `texts` if every other answer is no. */
function asked(...texts: string[]): string[] {
  const replies = goOn('en', converse('en', ...texts), (id) => (id === 'confirm' || id === 'offer' ? 'yes' : 'no'));
  return askedFindings(replies.flatMap(({ question }) => (question ? [question.id] : [])));
}
const COMPLAINTS = ['abdominal pain and vomiting', 'fever and headache', 'burning when passing urine', 'bleeding'];
const OF_WOMEN = [
  'pregnant',
  'missed_period',
  'period_pain',
  'vaginal_bleeding',
  'discharge_vaginal',
  'fetal_movement',
];
const OF_FERTILE = ['pregnant', 'missed_period', 'period_pain', 'fetal_movement', 'labour_pain', 'postpartum'];
const questions = (ids: string[]) => ids.map((id) => `f:${id}`);

describe.each(COMPLAINTS)('%s', (complaint) => {
  test.each([
    ['a man', 'I am a man of 30', questions(OF_WOMEN)],
    ['a small child', 'the child is a girl of 4 years', questions(OF_WOMEN)],
    ['an old woman', 'she is a woman of 67', questions(OF_FERTILE)],
    [
      'a pregnant woman',
      'I am a woman of 25, 5 months pregnant',
      questions(['pregnant', 'missed_period', 'period_pain']),
    ],
    ['a woman who is not pregnant', 'I am a woman of 25, not pregnant', questions(['fetal_movement', 'labour_pain'])],
  ])('%s is not asked about impossible findings', (_who, described, never) => {
    const ids = asked(`${complaint} since yesterday`, described);
    expect(ids.filter((id) => never.includes(id))).toEqual([]);
  });
});

test('asks who the patient is before asking about the complaint', () => {
  const ids = asked('pain in the lower right side of my belly since yesterday', '22 male');
  expect(ids[0]).toBe('age');
  expect(ids.slice(1, 6)).not.toEqual(expect.arrayContaining(['f:runny_nose']));
  expect(ids.slice(1, 6)).not.toContain('f:sneezing');
  expect(ids).not.toContain('f:abdominal_pain');
});

test.each([
  ['I have a fever', 'How old are you'],
  ['my child has a fever', 'How old is the child'],
  ['my mother has a fever', 'How old is the patient'],
])('words the question to fit "%s"', (text, question) => {
  expect(converse('en', text)[0]?.content.en).toContain(question);
});

test.each(['tumbo', 'kichwa', 'my back', 'kifua tu'])('accepts a body part as an answer: "%s"', (part) => {
  const reply = converse('sw', 'naumwa', part).at(-1);
  expect(reply?.question?.id).toBe('age');
});
