import { MISSING_INFO } from '@afya/contracts';
import { converse } from '../testing/converse';

const confidence = (...texts: string[]) => converse('en', ...texts).at(-1)?.confidence;

test('the information suffices when the required groups are there, height and weight apart', () => {
  const told = 'I am a man of 30 with a fever, no illnesses, no medicines, no allergies';
  expect(confidence(told)).toMatchObject({ sufficientInformation: true, missingCriticalInfo: ['duration'] });
});

test('what is missing is named by the words of the contracts', () => {
  const { sufficientInformation, missingCriticalInfo = [] } = confidence('I have a fever') ?? {};
  expect(sufficientInformation).toBe(false);
  expect(missingCriticalInfo).toEqual([...MISSING_INFO]);
});

test('reports the symptoms as known after three findings, whatever their wording', () => {
  const { missingCriticalInfo } = confidence('fever, cough, vomiting') ?? {};
  expect(missingCriticalInfo).not.toContain('symptoms');
});

test('an unknown sex or a history that nobody told of keeps it from sufficing', () => {
  expect(confidence('fever since yesterday, 30 years old, no medicines, no allergies')).toMatchObject({
    sufficientInformation: false,
    missingCriticalInfo: ['sex', 'medicalHistory'],
  });
});
