import { createHash } from 'node:crypto';

/**
 * A code has 120 random bits: a fast hash is enough, because no one can try them all. Case, spaces and dashes do not matter.
 * `ownerId`, of an account or a second factor, makes equal codes of two owners different hashes.
 */
export function hashRecoveryCode(ownerId: string, code: string): string {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${ownerId} ${plain}`).digest('base64url');
}
