import { decode } from 'jpeg-js';
import { makeGif, makeJpeg, makePng, makeWebp, PLANTED } from '../../../../test/make-image';
import { cleanImage } from './clean-image';

const PICTURES = { jpeg: makeJpeg(), png: makePng(), webp: makeWebp(), gif: makeGif() };

test.each(Object.entries(PICTURES))('a %s keeps its image and loses its metadata', async (kind, bytes) => {
  expect(bytes.toString('latin1')).toContain(PLANTED);
  const clean = await cleanImage(bytes);
  expect(clean!.mime).toBe(`image/${kind}`);
  expect(clean!.bytes.toString('latin1')).not.toContain('planted');
  // A second pass changes nothing.
  expect((await cleanImage(clean!.bytes))!.bytes).toEqual(clean!.bytes);
});

test('keeps the pixels of a photo', async () => {
  const { bytes } = (await cleanImage(PICTURES.jpeg))!;
  expect(decode(bytes)).toEqual({ ...decode(PICTURES.jpeg), comments: undefined, exifBuffer: undefined });
});

test('keeps one frame of an animation and removes the flags of deleted chunks', async () => {
  const gif = (await cleanImage(PICTURES.gif))!.bytes;
  expect(gif.filter((byte) => byte === 0x2c)).toHaveLength(1);
  expect((await cleanImage(PICTURES.webp))!.bytes.readUInt8(20)).toBe(0);
});

test.each(Object.entries(PICTURES))('a truncated %s is no image, or the intact part of one', async (_kind, bytes) => {
  for (let length = 0; length < bytes.length; length += 7) await cleanImage(bytes.subarray(0, length));
  expect(await cleanImage(bytes.subarray(0, 30))).toBeNull();
});

test('other bytes are no image', async () => {
  expect(await cleanImage(Buffer.from('%PDF-1.7'))).toBeNull();
  expect(await cleanImage(Buffer.alloc(0))).toBeNull();
});
