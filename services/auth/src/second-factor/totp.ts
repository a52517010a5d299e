import { generateSecret, generateURI, verifySync } from 'otplib';

/** SHA-1, six digits, 30 seconds: what every authenticator app reads. 160 bits. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** What a QR code of an authenticator app holds. */
export const addressOf = (secret: string, username: string): string =>
  generateURI({ issuer: 'Afya', label: username, secret });

/** A clock may be wrong by so many seconds either way. */
const TOLERANCE_SECONDS = 30;

/** The time step that a code belongs to; null: it is of none around now. */
export function stepOf(secret: string, code: string): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ strategy: 'totp', secret, token, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
