import { describe, expect, it } from 'vitest';
import { sharesSent } from './send-message';

describe('sharesSent', () => {
  it.each([
    [0, [0, 0]],
    [100, [0, 0]],
    [600, [0.5, 0]],
    [1_100, [1, 0]],
    [2_100, [1, 0.25]],
    [5_100, [1, 1]],
  ])('of two files of 1,000 and 4,000 bytes behind 100 bytes of fields, after %i bytes', (loaded, shares) => {
    expect(sharesSent([1_000, 4_000], { loaded, total: 5_100 })).toEqual(shares);
  });

  it('is 1 for every file once all bytes are sent', () => {
    expect(sharesSent([10, 0], { loaded: 10, total: 10 })).toEqual([1, 1]);
  });
});
