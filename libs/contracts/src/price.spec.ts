import type { FileType } from './message';
import { filePrices, sendCost, type SendCostInput } from './price';

const cases: [string, SendCostInput, number][] = [
  ['40 characters in initial_gathering', { textLength: 40, stage: 'initial_gathering', files: [] }, 0],
  ['4 characters in diagnostic_prompt', { textLength: 4, stage: 'diagnostic_prompt', files: [] }, 11],
  ['400 characters in follow_up', { textLength: 400, stage: 'follow_up', files: [] }, 7],
  ['the same, preliminary', { textLength: 400, stage: 'follow_up', files: [], assessmentType: 'preliminary' }, 3],
  ['an image in initial_gathering', { textLength: 0, stage: 'initial_gathering', files: ['image'] }, 29],
  ['two images in a mid stage', { textLength: 0, stage: 'vision_analysis', files: ['image', 'image'] }, 64],
  ['a voice note in initial_gathering', { textLength: 0, stage: 'initial_gathering', files: ['audio'] }, 1],
  ['a voice note in follow_up', { textLength: 0, stage: 'follow_up', files: ['audio'] }, 9],
  ['a PDF in follow_up', { textLength: 0, stage: 'follow_up', files: ['pdf'] }, 102],
];

test.each(cases)('%s', (_name, input, credits) => {
  expect(sendCost(input)).toBe(credits);
});

test('a voice note without a text has the whole price of its message, beside a text only what it adds', () => {
  expect(filePrices({ textLength: 0, stage: 'follow_up', files: ['audio'] })).toEqual([9]);
  expect(filePrices({ textLength: 40, stage: 'follow_up', files: ['audio'] })).toEqual([2]);
});

test.each<FileType[]>([['image'], ['pdf'], ['image', 'pdf'], ['image', 'image', 'image', 'pdf', 'pdf']])(
  'the prices of the files %j, %j … sum up to what they add to the price of the message',
  (...files) => {
    for (const stage of ['initial_gathering', 'diagnostic_prompt'] as const) {
      const input = { textLength: 400, stage, files };
      const prices = filePrices(input);
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(sendCost(input) - sendCost({ ...input, files: [] }));
      expect(prices.every((price) => price > 0)).toBe(true);
    }
  },
);
