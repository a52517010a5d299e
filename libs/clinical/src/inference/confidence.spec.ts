import { MISSING_INFO } from '@afya/contracts';
import { converse } from '../testing/converse';

const confidence = (...texts: string[]) => converse('en', ...texts).at(-1)?.confidence;

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
  const { missingCriticalInfo } = confidence('fever, cough, vomiting') ?? {};
  expect(missingCriticalInfo).not.toContain('symptoms');
});

test('is not sufficient without a sex or a history', () => {
  expect(confidence('fever since yesterday, 30 years old, no medicines, no allergies')).toMatchObject({
    sufficientInformation: false,
    missingCriticalInfo: ['sex', 'medicalHistory'],
  });
});
