import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Random bytes for many nonces at once: a call for twelve of them costs as much as one for thousands. */
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
 * AES-256-GCM with a random 96-bit nonce; NIST SP 800-38D allows one key 2^32 of them. `bound` is not in the result: it has to be
 * told again to decrypt. Returns nonce, tag and ciphertext in one, 28 bytes longer than the text.
 */
export function encrypt(key: KeyObject, text: string, bound: string): Buffer {
  const nonce = newNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(bound));
  const body = cipher.update(text, 'utf8');
  cipher.final(); // of a stream cipher nothing is left over
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text, or null: another key, another `bound`, or not a bit as it was. */
export function decrypt(key: KeyObject, sealed: Buffer, bound: string): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null;
  }
  return body.toString();
}
