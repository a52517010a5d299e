import { describe, expect, it } from 'vitest';
import { fitImage } from './resize-image';

describe('fitImage', () => {
  it.each([
    [4000, 3000, 600, 450],
    [3000, 4000, 600, 800],
    [1000, 4000, 225, 900],
    [600, 900, 600, 900],
    [320, 200, 320, 200],
    [10_000, 1, 600, 1],
  ])('%i × %i becomes %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitImage(width, height)).toEqual({ width: fitWidth, height: fitHeight });
  });
});
