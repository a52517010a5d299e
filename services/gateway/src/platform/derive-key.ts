import { hkdfSync } from 'node:crypto';

/** Derives a separate key for each purpose, so that a leaked key serves no other purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
