import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [0, '1 KB'],
  [340_400, '340 KB'],
  [1_240_000, '1.2 MB'],
  [10 * 1024 * 1024, '10.5 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
  expect(fileSize(bytes, 'sw')).toBe(text);
});
