import { hkdfSync } from 'node:crypto';

/** The secrets that COOKIE_SECRET lists with commas: the first signs, all of them verify. */
export function cookieSecrets(setting: string): string[] {
  return setting.split(',').map((secret) => secret.trim());
}

/** A key for one purpose, which is of no use for any other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
