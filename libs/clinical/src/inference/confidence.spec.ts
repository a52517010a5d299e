import { MISSING_INFO } from '@afya/contracts';
import { caseSchema } from '../case/case';
import { converse, goOn } from '../testing/converse';
import { confidenceOf } from './confidence';
import { rank } from './rank';

/** The confidence that would be shown if the summary were confirmed now. */
const confidence = (...texts: string[]) => {
  const patientCase = caseSchema.parse(converse('en', ...texts).at(-1)?.memory);
  return confidenceOf(patientCase, rank(patientCase), false);
};

test('is not shown before the summary is confirmed, and shown then', () => {
  const replies = goOn('en', converse('en', 'I have a fever and a cough', '30 male'), () => 'yes', 30);
  const confirmed = replies.findIndex(({ stage }) => stage === 'diagnostic_prompt');
  expect(confirmed).toBeGreaterThan(2);
  expect(converse('en', 'I have a fever and a cough', '30 male').map((reply) => reply.confidence)).toEqual([
    null,
    null,
  ]);
  expect(replies[confirmed]?.confidence).not.toBeNull();
});

test('is shown at once when an emergency flag stands', () => {
  expect(converse('en', 'a snake bit my foot').at(-1)?.confidence).not.toBeNull();
});

test('the information is sufficient with all required groups, without height and weight', () => {
  const messages = 'I am a man of 30 with a fever, no illnesses, no medicines, no allergies';
  expect(confidence(messages)).toMatchObject({ sufficientInformation: true, missingCriticalInfo: ['duration'] });
});

test('names missing information with the terms of the contracts', () => {
  const { sufficientInformation, missingCriticalInfo = [] } = confidence('I have a fever') ?? {};
  expect(sufficientInformation).toBe(false);
  expect(missingCriticalInfo).toEqual([...MISSING_INFO]);
});

test('reports the symptoms as known after three findings in any wording', () => {
  const { missingCriticalInfo } = confidence('sneezing, runny nose, sore throat') ?? {};
  expect(missingCriticalInfo).not.toContain('symptoms');
});

test('is not sufficient without a sex or a history', () => {
  expect(confidence('fever since yesterday, 30 years old, no medicines, no allergies')).toMatchObject({
    sufficientInformation: false,
    missingCriticalInfo: ['sex', 'medicalHistory'],
  });
});
