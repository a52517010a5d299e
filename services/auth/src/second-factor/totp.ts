import { generateSecret, generateURI, verifySync } from 'otplib';

/** SHA-1, six digits, 30 seconds, as every authenticator app expects. 160 bits. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** The content of the QR code for an authenticator app. */
export const addressOf = (secret: string, username: string): string =>
  generateURI({ issuer: 'Afya', label: username, secret });

/** The tolerated clock difference in either direction. */
const TOLERANCE_SECONDS = 30;

/** The time step of a code; null if it is of none around now. */
export function stepOf(secret: string, code: string): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ strategy: 'totp', secret, token, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
