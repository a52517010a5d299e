import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DamagedObjectError, decryptObject, encryptBody, encryptedSize, newContentKey } from './encrypted-object';

const SEGMENT = 64 * 1024;
const key = newContentKey();
const encrypt = (bytes: Buffer, contentKey = key) => buffer(encryptBody(bytes, contentKey));
const stored = (bytes: Buffer, chunk = 50_000) => ({
  body: Readable.from(
    Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) => bytes.subarray(i * chunk, (i + 1) * chunk)),
  ),
  size: bytes.length,
  mime: 'image/png',
});

test.each([1, 100, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 1_000_003])(
  'an object of %i bytes comes back with its size and type',
  async (size) => {
    const plain = randomBytes(size);
    const encrypted = await encrypt(plain);
    expect(encrypted.length).toBe(encryptedSize(size));
    expect(encrypted.includes(plain.subarray(0, 64)) && size >= 64).toBe(false);
    const object = decryptObject(stored(encrypted), key);
    expect(object).toMatchObject({ size, mime: 'image/png' });
    expect((await buffer(object.body)).equals(plain)).toBe(true);
  },
);

const plain = randomBytes(2 * SEGMENT + 10);
const swapped = (bytes: Buffer) =>
  Buffer.concat([
    bytes.subarray(SEGMENT + 16, 2 * (SEGMENT + 16)),
    bytes.subarray(0, SEGMENT + 16),
    bytes.subarray(2 * (SEGMENT + 16)),
  ]);
const flipped = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(7) ^ 1, 7);
  return copy;
};

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['with a changed bit', flipped],
  ['with swapped segments', swapped],
  ['cut after a segment', (bytes) => bytes.subarray(0, SEGMENT + 16)],
  ['cut within a segment', (bytes) => bytes.subarray(0, SEGMENT)],
  ['cut to nothing', () => Buffer.alloc(0)],
])('an object %s is refused', async (_name, damage) => {
  const damaged = damage(await encrypt(plain));
  await expect(buffer(decryptObject(stored(damaged), key).body)).rejects.toThrow(DamagedObjectError);
});

test('refuses an object under another key', async () => {
  const encrypted = await encrypt(plain);
  await expect(buffer(decryptObject(stored(encrypted), newContentKey()).body)).rejects.toThrow(DamagedObjectError);
});

test('a failing source fails the encrypted body', async () => {
  const source = new Readable({ read() {} });
  const reading = buffer(encryptBody(source, key));
  source.destroy(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

test('closing the reader closes the stored body', async () => {
  const object = stored(await encrypt(plain));
  const { body } = decryptObject(object, key);
  body.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(object.body.destroyed).toBe(true);
});
