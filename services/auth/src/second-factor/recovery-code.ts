import { createHash } from 'node:crypto';

/**
 * A code has 120 random bits: a fast hash is enough, because no one can try them all. Case, spaces and dashes do not matter.
 * The factor's id makes equal codes of two people different hashes.
 */
export function hashRecoveryCode(factorId: string, code: string): string {
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHash('sha256').update(`${factorId} ${plain}`).digest('base64url');
}
