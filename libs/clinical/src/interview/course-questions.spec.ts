import { findingById } from '../knowledge';
import { askedFindings } from '../testing/asked-findings';
import { converse, goOn } from '../testing/converse';
import { COURSE_QUESTIONS } from './course-questions';

test('the table names findings and circumstances that exist', () => {
  const facts = COURSE_QUESTIONS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  expect(facts.filter((fact) => fact !== '@long' && !findingById(fact))).toEqual([]);
});

test.each([
  ['en', 'I have had a fever for two months', ['f:cough', 'f:night_sweats', 'f:weight_loss']],
  ['sw', 'nina homa kwa miezi miwili', ['f:cough', 'f:night_sweats', 'f:weight_loss']],
  ['en', 'coughing for five weeks', ['f:weight_loss', 'f:night_sweats']],
] as const)('%s: asks for the signs of slow illnesses after "%s"', (language, start, expected) => {
  const no = language === 'en' ? 'no' : 'hapana';
  const replies = goOn(
    language,
    converse(language, start, '30', language === 'en' ? 'male' : 'mwanaume'),
    () => no,
    10,
  );
  expect(askedFindings(replies.map(({ question }) => question?.id ?? ''))).toEqual(
    expect.arrayContaining([...expected]),
  );
});

test('does not ask for them after a fever of two days', () => {
  const replies = goOn('en', converse('en', 'I have had a fever for two days', '30', 'male'), () => 'no', 8);
  expect(askedFindings(replies.map(({ question }) => question?.id ?? ''))).not.toContain('f:weight_loss');
});
