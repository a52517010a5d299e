import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Derives a separate key for each purpose, so that a leaked key serves no other purpose. A key object, because an HMAC with a Buffer as
 * its key takes six times as long in Node 24.
 */
export function deriveKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}
