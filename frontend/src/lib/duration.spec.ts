import { expect, test } from 'vitest';
import { duration } from './duration';

test.each([
  [0, '1 second', 'sekunde 1'],
  [10, '10 seconds', 'sekunde 10'],
  [60, '1 minute', 'dakika 1'],
  [61, '2 minutes', 'dakika 2'],
  [3_599, '60 minutes', 'dakika 60'],
  [5_401, '2 hours', 'saa 2'],
  [82_000, '23 hours', 'saa 23'],
])('formats %d s as %s, %s', (seconds, en, sw) => {
  expect([duration(seconds, 'en'), duration(seconds, 'sw')]).toEqual([en, sw]);
});
