import { priceTier, STAGES } from '@afya/contracts';
import { makeEnv } from '../../../test/make-turn';
import { modelFor } from './tier';

const image = {
  messageId: 'm',
  objectKey: 'k',
  type: 'image' as const,
  filename: 'f',
  mime: 'image/png',
  size: 1,
  contentKey: null,
};

test.each([
  ['initial_gathering', 0, 'small'],
  ['initial_gathering', 1, 'middle'],
  ['context_validation', 0, 'middle'],
  ['diagnostic_prompt', 0, 'large'],
  ['diagnostic_prompt', 1, 'large'],
  ['final_analysis', 0, 'middle'],
  ['final_recommendations', 0, 'middle'],
  ['follow_up', 0, 'middle'],
  ['complete', 0, 'middle'],
] as const)('modelFor: a reply at %s with %d files is written by the %s model', (stage, files, model) => {
  expect(modelFor({ stage, files: Array(files).fill(image) }, false, makeEnv()).model).toBe(model);
});

test('modelFor: emergency advice is written by the middle model at least', () => {
  const models = STAGES.map((stage) => modelFor({ stage, files: [] }, true, makeEnv()).model);
  expect(models).not.toContain('small');
});

test('priceTier: the price of a send follows the specification even when the model differs', () => {
  expect(priceTier({ stage: 'final_analysis', files: [] })).toBe('basic');
  expect(modelFor({ stage: 'final_analysis', files: [] }, false, makeEnv()).model).toBe('middle');
});
