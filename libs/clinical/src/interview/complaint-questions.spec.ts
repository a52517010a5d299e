import { findingById } from '../knowledge';
import { askedFindings } from '../testing/asked-findings';
import { diagnosisReplies } from '../testing/converse';
import { choiceQuestion } from './choices';
import { COMPLAINT_QUESTIONS } from './complaint-questions';

/** The first questions about findings, for a patient who answers "no" to each. */
function firstAsked(most: number, ...texts: string[]): string[] {
  const replies = diagnosisReplies('en', texts);
  const ids = replies.flatMap(({ question }) => (question && /^[cfw]:/.test(question.id) ? [question.id] : []));
  return askedFindings(ids)
    .map((id) => id.replace('f:', ''))
    .slice(0, most);
}

const MAN = 'I am a man of 45';
const BABY = 'he is a boy of 10 months';

test('the table names findings and questions that exist', () => {
  const ids = COMPLAINT_QUESTIONS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  const patientCase = (id: string) => id.startsWith('@') || findingById(id) || choiceQuestion(id);
  expect(ids.filter((id) => !patientCase(id))).toEqual([]);
});

test('a baby with diarrhoea and fever: drinking, sleepiness, dry mouth, urine, thirst, blood, fits; then vomiting', () => {
  const askedIds = firstAsked(12, `My baby has diarrhoea and fever since yesterday. ${BABY}`);
  const dangers = ['not_feeding', 'lethargy', 'dehydration', 'little_urine', 'thirst', 'bloody_stool', 'convulsion'];
  expect(askedIds.slice(0, 7)).toEqual(dangers);
  expect(askedIds).toContain('vomiting');
  expect(askedIds).not.toEqual(expect.arrayContaining(['confusion']));
  expect(askedIds).not.toEqual(expect.arrayContaining(['sweating']));
});

test('does not ask about hips and joints before the likely causes of back pain', () => {
  const askedIds = firstAsked(8, `I have back pain since two days. ${MAN}`);
  expect(askedIds).toEqual(expect.arrayContaining(['w:back', 'lifting']));
  expect(askedIds).not.toEqual(expect.arrayContaining(['joint_pain']));
});

test('pain in a leg is understood: its place and a clot are asked for', () => {
  const askedIds = firstAsked(8, 'my leg hurts for two days', '34 male', 'nothing else', 'in the calf');
  expect(askedIds).toEqual(expect.arrayContaining(['w:leg', 'one_leg_swollen', 'sob']));
});
