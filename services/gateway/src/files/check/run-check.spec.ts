import { type Confinement } from '@afya/runtime';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { blackRows, pngOf } from '../../../test/image-parts';
import { endlessDrawing } from '../../../test/hostile-pdfs';
import { textPdf } from '@afya/testing';
import { type CheckKind, CHECKS, runCheck } from './run-check';

jest.setTimeout(60_000);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(
  kind: CheckKind,
  bytes: Buffer,
  over: Partial<Pick<Confinement, 'dataMb' | 'cpuSeconds'>> & { timeoutMs?: number } = {},
) {
  await writeFile(join(folder, 'in'), bytes);
  await using input = await open(join(folder, 'in'));
  await using output = await open(join(folder, 'out'), 'w');
  const { outcome, cpuMs } = await runCheck(
    kind,
    { input, output: kind === 'image' ? output : null },
    // A process may start late on a loaded machine.
    { ...CHECKS[kind], timeoutMs: 50_000, ...over },
  );
  return { outcome, cpuMs, drawn: await readFile(join(folder, 'out')) };
}
async function draw(image: Sharp) {
  const { outcome, drawn } = await check('image', await image.toBuffer());
  expect(outcome).not.toHaveProperty('fault');
  return drawn;
}
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } });
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height, hasAlpha, depth, space, pages } = await sharp(bytes).metadata();
  return { format, size: [width, height], hasAlpha, depth, space, pages };
};
const expectedImage = (format: string, size: [number, number], hasAlpha = false) => ({
  format,
  size,
  hasAlpha,
  depth: 'uchar',
  space: 'srgb',
  pages: undefined,
});

test('rotates a photo, fits it into the size limit at quality 85 and removes its metadata', async () => {
  const left = plain(800, 1_200);
  const photo = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#0000d0' } })
    .composite([{ input: await left.png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'SpyCamera9' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 });
  const drawn = await draw(photo);
  expect(await sizeOf(drawn)).toEqual(expectedImage('jpeg', [600, 800]));
  // the left side of the file is the top of the photo
  const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data.subarray(600 * 3 * 20 + 900);
  expect(red! > blue!).toBe(true);
  for (const word of ['Exif', 'SpyCamera9', 'ICC_PROFILE']) expect(drawn.includes(word)).toBe(false);
  // the first number of libjpeg's quantisation table at quality 85
  expect(drawn[drawn.indexOf(Buffer.from([0xff, 0xdb])) + 5]).toBe(5);
});

test('keeps the format and transparency of each image', async () => {
  expect(await sizeOf(await draw(plain(90, 60).jpeg()))).toEqual(expectedImage('jpeg', [90, 60]));
  expect(await sizeOf(await draw(plain(1_200, 300, 4).png()))).toEqual(expectedImage('png', [600, 150], true));
  expect(await sizeOf(await draw(plain(300, 1_800, 4).webp()))).toEqual(expectedImage('webp', [150, 900], true));
  expect(await sizeOf(await draw(plain(90, 60).toColourspace('cmyk').jpeg()))).toEqual(expectedImage('jpeg', [90, 60]));
  expect(await sizeOf(await draw(plain(90, 60).toColourspace('rgb16').png()))).toEqual(expectedImage('png', [90, 60]));
  expect(await sizeOf(await draw(plain(90, 60).jpeg({ progressive: true })))).toEqual(expectedImage('jpeg', [90, 60]));
});

test('keeps the first frame of an animation', async () => {
  const frames = sharp(Buffer.concat([Buffer.alloc(30 * 30 * 3, 200), Buffer.alloc(30 * 30 * 3)]), {
    raw: { width: 30, height: 60, channels: 3, pageHeight: 30 },
  });
  for (const [animated, format] of [
    [frames.clone().gif(), 'png'],
    [frames.clone().webp({ lossless: true }), 'webp'],
  ] as const) {
    const drawn = await draw(animated);
    expect(await sizeOf(drawn)).toMatchObject({ format, size: [30, 30], pages: undefined });
    expect((await sharp(drawn).stats()).channels[0]!.mean).toBe(200);
  }
});

test('re-encodes 40 megapixels and refuses one more row of pixels', async () => {
  const large = (height: number) => pngOf({ width: 8_000, height, data: blackRows(8_000, height) });
  expect((await check('image', large(5_000))).outcome).toEqual({ mime: 'image/png' });
  expect((await check('image', large(5_001))).outcome).toEqual({ fault: 'FILE_IMAGE_TOO_LARGE' });
});

test('kills a process over its limits and checks the next file in a new one', async () => {
  const png = await plain(9, 9).png().toBuffer();
  const complex = { fault: 'FILE_TOO_COMPLEX' };
  // too little memory to start
  expect((await check('image', png, { dataMb: 64 })).outcome).toEqual(complex);
  expect((await check('pdf', endlessDrawing(), { cpuSeconds: 1, timeoutMs: 25_000 })).outcome).toEqual(complex);
  expect((await check('image', png)).outcome).toEqual({ mime: 'image/png' });
});

test('does not blame the file when the process got no processor time', async () => {
  expect((await check('pdf', textPdf('x'), { timeoutMs: 5 })).outcome).toBe('starved');
});

test('reports the processor time of finished and killed checks', async () => {
  const small = await check('image', await plain(9, 9).png().toBuffer());
  expect(small.cpuMs).toBeGreaterThan(20);
  const ended = await check('pdf', endlessDrawing(), { cpuSeconds: 1, timeoutMs: 25_000 });
  expect(ended.cpuMs).toBeGreaterThan(700);
  expect(ended.cpuMs).toBeLessThan(3_000);
  expect(small.cpuMs).toBeLessThan(ended.cpuMs);
});
