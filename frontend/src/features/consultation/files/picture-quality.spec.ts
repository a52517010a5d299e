import { expect, it } from 'vitest';
import { pictureFault } from './picture-quality';

/** A grey picture; `light` gives the light of a pixel, 0 to 255. */
function picture(light: (x: number, y: number) => number, width = 400, height = 300) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.fill(light(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  return { width, height, data };
}

const stripes = (x: number) => (x % 8 < 4 ? 250 : 30);
const slow = (x: number, y: number) => 120 + 60 * Math.sin(x / 40) + 40 * Math.cos(y / 50);

it.each([
  ['print', picture(stripes), undefined],
  ['print in poor light', picture((x) => stripes(x) / 3), undefined],
  ['a thumbnail', picture(stripes, 120, 90), 'small'],
  ['a covered lens', picture((x) => stripes(x) / 10), 'dark'],
  ['a white wall', picture((x, y) => 220 + ((x + y) % 3)), 'blank'],
  ['a photo out of focus', picture(slow), 'blurred'],
])('names the fault of %s', (_what, pixels, fault) => {
  expect(pictureFault(pixels)).toBe(fault);
});
