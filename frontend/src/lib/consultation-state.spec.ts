import { expect, it } from 'vitest';
import { readConsultationState } from './consultation-state';

it.each([
  [
    { age: -1, sex: 'male', height: 175 },
    { sex: 'male', height: 175 },
  ],
  [{ age: '30', weight: 70 }, { weight: 70 }],
  [
    { age: 30, allergies: ['dust', 4], symptoms: 'cough' },
    { age: 30, symptoms: 'cough' },
  ],
  [null, {}],
  ['fever', {}],
])('keeps the valid fields of %j', (collectedInfo, validFields) => {
  expect(readConsultationState({ stage: 'initial_gathering', collectedInfo })).toEqual({
    stage: 'initial_gathering',
    collectedInfo: validFields,
  });
});
