import { safetyOf } from '@afya/clinical';
import { engineReplySchema } from '@afya/service-contracts';
import { toClinicalTurn } from '../embedded/embedded.engine';
import { MODEL_QUESTION } from './choices';
import { type ModelAnswer, modelAnswerSchema } from './schema';
import { at, DIAGNOSIS, makeTurn } from '../../../test/make-turn';
import { toReply } from './to-reply';

const both = (en: string, sw: string) => ({ en, sw });
const YES_NO = [both('Yes', 'Ndiyo'), both('No', 'Hapana'), both("I don't know", 'Sijui')];
const NOTHING = { age: null, sex: null, height: null, weight: null, symptoms: null, medicalHistory: null };
const ANSWER: ModelAnswer = {
  content: both('Do you vomit?', 'Unatapika?'),
  choices: YES_NO,
  stage: 'initial_gathering' as const,
  collectedInfo: { ...NOTHING, currentMedications: null, allergies: null },
  confidence: null,
  adviceLevel: null,
  redFlags: [],
  diagnosis: null,
};
const replyTo = (turn = makeTurn(), answer: Partial<ModelAnswer> = {}) => {
  const reply = toReply(turn, { ...ANSWER, ...answer }, safetyOf(toClinicalTurn(turn, 'KE')));
  return engineReplySchema.parse({ ...reply, call: { model: 'm', tokenCount: 0, costKES: 0, responseTimeMs: 0 } });
};

test('the answers of a question can be tapped, each once; a single answer is no choice', () => {
  const { question } = replyTo(makeTurn(), { choices: [...YES_NO, both('yes', 'Naam')] });
  expect(question).toEqual({ id: MODEL_QUESTION, choices: YES_NO.map((label) => ({ value: label.en, label })) });
  expect(replyTo(makeTurn(), { choices: YES_NO.slice(0, 1) }).question).toBeUndefined();
});

test('more than six answers, or long ones, are a wrong schema', () => {
  const fits = (choices: unknown) => modelAnswerSchema.safeParse({ ...ANSWER, choices }).success;
  expect(fits(YES_NO)).toBe(true);
  expect(fits(Array(7).fill(YES_NO[0]))).toBe(false);
  expect(fits([both('x'.repeat(61), 'y')])).toBe(false);
});

test('a stage that continues by itself asks nothing', () => {
  const answer = { stage: 'final_analysis' as const, diagnosis: { ...DIAGNOSIS, adviceLevel: 'urgent' as const } };
  expect(replyTo(at('diagnostic_prompt'), answer).question).toBeUndefined();
});

test('the embedded engine reads no answer to a model’s question', () => {
  const asked = makeTurn({ recent: [{ id: 'x', text: 'Unatapika?', isUser: false, question: MODEL_QUESTION }] });
  expect(JSON.stringify(toClinicalTurn(asked, 'KE').recent)).not.toContain('question');
});

test('the sheet of a diagnosis has the reader’s findings, and the model’s record where there are none', () => {
  const turn = at('diagnostic_prompt', {
    messages: [
      { id: 'x', text: 'I am a woman of 31 with a fever and a headache for two days, no cough', isUser: true },
    ],
    collectedInfo: {},
  });
  const collectedInfo = {
    ...ANSWER.collectedInfo,
    age: 80,
    weight: 61,
    allergies: ['penicillin'],
    medicalHistory: 'Asthma',
  };
  const diagnosis = { ...DIAGNOSIS, adviceLevel: 'urgent' as const };
  const { patient } = replyTo(turn, { stage: 'final_analysis', diagnosis, collectedInfo }).diagnosis!;
  expect(patient).toMatchObject({
    age: { en: expect.stringContaining('31') as string },
    sex: 'female',
    weightKg: 61,
    allergies: ['penicillin'],
    history: both('Asthma', 'Asthma'),
  });
  expect(patient!.present.map(({ en }) => en.toLowerCase())).toEqual([expect.stringContaining('fever'), 'headache']);
  expect(patient!.denied).toHaveLength(1);
});
