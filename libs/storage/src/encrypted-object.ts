import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { type StoredObject } from './object-store';

/*
 * An encrypted object is a sequence of segments of 64 KiB, each AES-256-GCM followed by its tag. A key encrypts one object, so a nonce is
 * the number of the segment and a byte that marks the last one: segments cannot be swapped, removed or truncated unnoticed (the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015), and each segment is verified before its bytes are returned.
 */
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEGMENT_BYTES = 64 * 1024;

/** The object was changed, truncated or encrypted under another key. */
export class DamagedObjectError extends Error {
  constructor() {
    super('the stored object does not match its key');
  }
}

/** A key for one object: 32 random bytes in base64. */
export const newContentKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** The encrypted size of an object of `size` bytes. */
export const encryptedSize = (size: number): number => size + TAG_BYTES * Math.max(1, Math.ceil(size / SEGMENT_BYTES));

const decryptedSize = (size: number): number => size - TAG_BYTES * Math.ceil(size / (SEGMENT_BYTES + TAG_BYTES));

/** The body, encrypted under a key of this object alone. */
export function encryptBody(body: Readable | Buffer, contentKey: string): Readable {
  const key = keyOf(contentKey);
  const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
  return through(
    source,
    inSegments(SEGMENT_BYTES, (segment, index, isLast) => {
      const cipher = createCipheriv(ALGORITHM, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
      return Buffer.concat([cipher.update(segment), cipher.final(), cipher.getAuthTag()]);
    }),
  );
}

/** Decrypts a stored object. Its body fails with DamagedObjectError. */
export function decryptObject({ body, size, mime }: StoredObject, contentKey: string): StoredObject {
  const key = keyOf(contentKey);
  const decrypted = through(
    body,
    inSegments(SEGMENT_BYTES + TAG_BYTES, (segment, index, isLast) => {
      if (segment.length < TAG_BYTES) throw new DamagedObjectError();
      const decipher = createDecipheriv(ALGORITHM, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(segment.subarray(-TAG_BYTES));
      const plain = decipher.update(segment.subarray(0, -TAG_BYTES));
      try {
        return Buffer.concat([plain, decipher.final()]);
      } catch {
        throw new DamagedObjectError();
      }
    }),
  );
  return { body: decrypted, size: decryptedSize(size), mime };
}

/** Pipes the source through; when either ends, the other ends too. */
function through(source: Readable, transform: Transform): Readable {
  source.once('error', (error) => transform.destroy(error));
  transform.once('close', () => source.destroy());
  if (source.destroyed) transform.destroy(source.errored ?? new Error('the object broke before it was read'));
  return source.pipe(transform);
}

/** Splits a stream into segments of `bytes`, the last one shorter, and applies `change` to each. */
function inSegments(bytes: number, change: (segment: Buffer, index: number, isLast: boolean) => Buffer): Transform {
  let waiting = Buffer.alloc(0);
  let index = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      try {
        // A full segment may be the last one: wait for a byte after it.
        for (; waiting.length > bytes; waiting = waiting.subarray(bytes))
          this.push(change(waiting.subarray(0, bytes), index++, false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, change(waiting, index, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function keyOf(contentKey: string): KeyObject {
  const key = Buffer.from(contentKey, 'base64');
  if (key.length !== KEY_BYTES) throw new TypeError('a content key is 32 bytes in base64');
  return createSecretKey(key);
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}
