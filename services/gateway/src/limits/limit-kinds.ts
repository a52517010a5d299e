import { type Request } from 'express';
import { type GatewayEnv } from '../gateway.env';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What is limited together, over how many seconds, by which setting. `whenRedisIsAway`: reading, opening and leaving go on uncounted; what may be
 * abused to guess, to fill the disk or to keep engines busy does not.
 */
export const LIMIT_KINDS = {
  read: { seconds: MINUTE, setting: 'LIMIT_READ', whenRedisIsAway: 'goes on' },
  write: { seconds: MINUTE, setting: 'LIMIT_WRITE', whenRedisIsAway: 'goes on' },
  send: { seconds: MINUTE, setting: 'LIMIT_SEND', whenRedisIsAway: 'refused' },
  upload: { seconds: HOUR, setting: 'LIMIT_UPLOAD', whenRedisIsAway: 'refused' },
  login: { seconds: 15 * MINUTE, setting: 'LIMIT_LOGIN', whenRedisIsAway: 'refused' },
  register: { seconds: HOUR, setting: 'LIMIT_REGISTER', whenRedisIsAway: 'refused' },
  export: { seconds: HOUR, setting: 'LIMIT_EXPORT', whenRedisIsAway: 'refused' },
  password: { seconds: HOUR, setting: 'LIMIT_PASSWORD', whenRedisIsAway: 'refused' },
} as const satisfies Record<string, { seconds: number; setting: keyof GatewayEnv; whenRedisIsAway: string }>;
export type LimitKind = keyof typeof LIMIT_KINDS;

/** Kinds whose refused requests leave the network's window. A wrong password or a taken name is refused too, and stays counted. */
export const REFUSALS_COUNT_APART: ReadonlySet<LimitKind> = new Set(['read', 'write', 'send']);

/** Routes with a limit of their own; all others count by their method. */
export const LIMITED_ROUTES: Readonly<Record<string, LimitKind>> = {
  'POST /api/chat/:id': 'send',
  'POST /api/auth/login': 'login',
  'POST /api/auth/register': 'register',
  'POST /api/auth/password': 'password',
  'POST /api/auth/step-up': 'password',
  'POST /api/auth/second-factor': 'password',
  'POST /api/auth/second-factor/confirmation': 'password',
  'GET /api/me/export': 'export',
  'GET /api/admin/export': 'export',
};

/** Bytes of a form beyond which it holds files: the text itself is 32 kB at most. */
const UPLOAD_BYTES = 128 * 1024;
const READS = new Set(['GET', 'OPTIONS']);

/** What the request counts as. A body that does not say its length may be of any. */
export function kindsOf(request: Request): readonly LimitKind[] {
  const { path } = request.route as { path: string };
  // HEAD does the whole work of GET.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const kind = LIMITED_ROUTES[`${method} ${path}`] ?? (READS.has(method) ? 'read' : 'write');
  const isUpload = kind === 'send' && Number(request.headers['content-length'] ?? Infinity) > UPLOAD_BYTES;
  return isUpload ? ['send', 'upload'] : [kind];
}
