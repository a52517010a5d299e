import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Random bytes for many nonces: one call for twelve bytes costs as much as one for thousands. */
const pool = Buffer.allocUnsafe(NONCE_BYTES * 512);
let used = pool.length;

function newNonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return Buffer.from(pool.subarray(used, (used += NONCE_BYTES)));
}

/**
 * AES-256-GCM with a random 96-bit nonce; NIST SP 800-38D allows 2^32 nonces per key. `context` is authenticated but not part of the result, and
 * is needed again to decrypt. Returns nonce, tag and ciphertext, 28 bytes longer than the text.
 */
export function encrypt(key: KeyObject, text: string, context: string): Buffer {
  const nonce = newNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const body = cipher.update(text, 'utf8');
  cipher.final(); // returns nothing for a stream cipher
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text, or null for another key, another `context` or a changed bit. */
export function decrypt(key: KeyObject, encrypted: Buffer, context: string): string | null {
  if (encrypted.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return body.toString();
}
