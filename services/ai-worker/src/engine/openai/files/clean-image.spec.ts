import { decode } from 'jpeg-js';
import { makeGif, makeJpeg, makePng, makeWebp, PLANTED } from '../testing/make-image';
import { cleanImage } from './clean-image';

const PICTURES = { jpeg: makeJpeg(), png: makePng(), webp: makeWebp(), gif: makeGif() };

test.each(Object.entries(PICTURES))(
  'a %s keeps its picture and loses what was written beside it',
  async (kind, bytes) => {
    expect(bytes.toString('latin1')).toContain(PLANTED);
    const clean = await cleanImage(bytes);
    expect(clean!.mime).toBe(`image/${kind}`);
    expect(clean!.bytes.toString('latin1')).not.toContain('planted');
    // once more changes nothing: what is left is whole
    expect((await cleanImage(clean!.bytes))!.bytes).toEqual(clean!.bytes);
  },
);

test('the pixels of a photo are as they were', async () => {
  const { bytes } = (await cleanImage(PICTURES.jpeg))!;
  expect(decode(bytes)).toEqual({ ...decode(PICTURES.jpeg), comments: undefined, exifBuffer: undefined });
});

test('of an animation one frame is left, and no flag of a WebP promises what is gone', async () => {
  const gif = (await cleanImage(PICTURES.gif))!.bytes;
  expect(gif.filter((byte) => byte === 0x2c)).toHaveLength(1);
  expect((await cleanImage(PICTURES.webp))!.bytes.readUInt8(20)).toBe(0);
});

test.each(Object.entries(PICTURES))(
  'a %s that is cut anywhere is no picture, or what is left of one',
  async (_kind, bytes) => {
    for (let length = 0; length < bytes.length; length += 7) await cleanImage(bytes.subarray(0, length));
    expect(await cleanImage(bytes.subarray(0, 30))).toBeNull();
  },
);

test('what is neither kind is no picture', async () => {
  expect(await cleanImage(Buffer.from('%PDF-1.7'))).toBeNull();
  expect(await cleanImage(Buffer.alloc(0))).toBeNull();
});
