import { nanoid } from 'nanoid';

/** An unused session id. */
export const newSessionId = () => nanoid();

export const MALFORMED_SESSION_IDS = [
  'short',
  'x'.repeat(20),
  'x'.repeat(22),
  `${'x'.repeat(20)}!`,
  `${'x'.repeat(20)}%00`,
  '..%2f..%2f..%2fetc%2fpasswd',
  "' OR 1=1 --          ".replaceAll(' ', '%20'),
  '__proto__',
  'é'.repeat(21),
];
