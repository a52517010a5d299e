import { findingById } from '../knowledge';
import { askedFindings } from '../testing/asked-findings';
import { converse, goOn } from '../testing/converse';
import { choiceQuestion } from './choices';
import { COMPLAINT_QUESTIONS } from './complaint-questions';

/** The first questions about findings, for a patient who answers "no" to each. */
function firstAsked(most: number, ...texts: string[]): string[] {
  const replies = goOn('en', converse('en', ...texts), (id) => (id === 'confirm' || id === 'offer' ? 'yes' : 'no'));
  const ids = replies.flatMap(({ question }) => (question && /^[cfw]:/.test(question.id) ? [question.id] : []));
  return askedFindings(ids)
    .map((id) => id.replace('f:', ''))
    .slice(0, most);
}

const MAN = 'I am a man of 45';
const WOMAN = 'I am a woman of 25, not pregnant';
const PREGNANT = 'I am a woman of 25, 34 weeks pregnant';
const BABY = 'he is a boy of 10 months';
const OLD = 'I am a man of 72';

test('the table names findings and questions that exist', () => {
  const ids = COMPLAINT_QUESTIONS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  const patientCase = (id: string) => id.startsWith('@') || findingById(id) || choiceQuestion(id);
  expect(ids.filter((id) => !patientCase(id))).toEqual([]);
});

test.each([
  ['back pain', MAN, 'bladder_bowel_loss legs_weak fever weight_loss'],
  ['a cough and fever', MAN, 'sob fast_breathing chest_pain'],
  ['chest pain', OLD, 'sob arm_jaw_pain sweating faint'],
  ['a headache', OLD, 'thunderclap one_side_weak fever neck_stiff vision_blur'],
  ['a headache', PREGNANT, 'vision_blur face_swelling epigastric_pain swelling_legs vaginal_bleeding'],
  ['belly pain', PREGNANT, 'vaginal_bleeding labour_pain fetal_movement severe_belly_pain'],
  ['burning when I pass urine', WOMAN, 'fever flank_pain vomiting'],
  ['vaginal discharge', WOMAN, 'lower_abdominal_pain fever'],
  ['bleeding from the vagina', WOMAN, 'heavy_bleeding faint lower_abdominal_pain missed_period'],
  ['a sore throat', WOMAN, 'sob drooling swallow_pain'],
  ['a rash', MAN, 'lip_tongue_swelling fever bleeding_spots skin_peeling'],
  ['dizziness', OLD, 'faint one_side_weak chest_pain'],
  ['vomiting', MAN, 'vomits_everything blood_vomit fever dehydration'],
  ['joint pain', MAN, 'fever joint_hot'],
  ['a painful red eye', MAN, 'vision_loss_sudden eye_hit'],
])('%s: asks the danger signs first (%s)', (complaint, who, expected) => {
  expect(firstAsked(8, `I have ${complaint} since two days. ${who}`)).toEqual(
    expect.arrayContaining(expected.split(' ')),
  );
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

test.each([
  ['joint pain', BABY, ['tick_bite', 'sexual_assault']],
  ['a headache', BABY, ['hypertension', 'tick_bite']],
  ['a cough', MAN, ['hearing_loss']],
  ['a painful red eye', OLD, ['flood_rats', 'tick_bite']],
  ['a sore throat', MAN, ['genital_sore', 'discharge_penile']],
])('%s (%s): asks no confusing question', (complaint, who, never) => {
  const start = who === BABY ? 'My baby has' : 'I have';
  const askedIds = firstAsked(12, `${start} ${complaint} since two days. ${who}`);
  expect(askedIds.filter((id) => never.includes(id))).toEqual([]);
});
