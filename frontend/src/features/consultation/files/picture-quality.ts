import type { PictureFault } from './chosen-file';

/** RGBA, row by row, as of a canvas. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** pixels of the longer side */
const SMALLEST = 200;
/** of 255: the light that 98 of 100 pixels stay below in a dark picture, and the spread of light in an empty one */
const DARK = 40;
const BLANK = 6;
/** of 255: the sharpest edges of a picture differ from their surroundings by more */
const BLURRED = 9;

/** The first fault that makes a picture useless for a reader, person or program; undefined for a usable one. */
export function pictureFault({ width, height, data }: Pixels): PictureFault | undefined {
  if (Math.max(width, height) < SMALLEST) return 'small';
  const light = lightOf(data);
  if (partBelow(light, 0.98) < DARK) return 'dark';
  if (partBelow(light, 0.995) - partBelow(light, 0.005) < BLANK) return 'blank';
  return partBelow(edgesOf(light, width, height), 0.995) < BLURRED ? 'blurred' : undefined;
}

function lightOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const light = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < light.length; at += 1)
    light[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!;
  return light;
}

/** How much each pixel differs from the mean of its four neighbours. */
function edgesOf(light: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const edges = new Uint8ClampedArray(light.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = light[at - 1]! + light[at + 1]! + light[at - width]! + light[at + width]!;
      edges[at] = Math.abs(4 * light[at]! - around);
    }
  }
  return edges;
}

/** The value that this part of the values stays below. */
function partBelow(values: Uint8ClampedArray, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]! += 1;
  let left = part * values.length;
  for (let value = 0; value < 256; value += 1) {
    left -= counts[value]!;
    if (left < 0) return value;
  }
  return 255;
}

/** The fault of an image file, at most 600 × 900; undefined also where this browser cannot tell. */
export async function checkPicture(file: File): Promise<PictureFault | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return pen ? pictureFault(pen.getImageData(0, 0, width, height)) : undefined;
  } catch {
    return undefined;
  }
}
