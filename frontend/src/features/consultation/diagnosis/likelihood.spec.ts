import { expect, it } from 'vitest';
import { likelihoodOf } from './likelihood';

it.each([
  [100, 'likely'],
  [50, 'likely'],
  [49, 'possible'],
  [15, 'possible'],
  [14, 'lessLikely'],
  [0, 'lessLikely'],
])('calls %i percent %s', (percent, word) => expect(likelihoodOf(percent)).toBe(word));
