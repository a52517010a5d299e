import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { type GatewayEnv } from '../gateway.env';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Kinds of requests, each with the window and the setting of its limit. Without Redis, reads and simple writes are allowed uncounted;
 * requests that could be abused to guess passwords, fill the disk or keep engines busy are refused.
 */
export const LIMIT_KINDS = {
  read: { seconds: MINUTE, setting: 'LIMIT_READ', withoutRedis: 'allowed' },
  write: { seconds: MINUTE, setting: 'LIMIT_WRITE', withoutRedis: 'allowed' },
  send: { seconds: MINUTE, setting: 'LIMIT_SEND', withoutRedis: 'refused' },
  upload: { seconds: HOUR, setting: 'LIMIT_UPLOAD', withoutRedis: 'refused' },
  login: { seconds: 15 * MINUTE, setting: 'LIMIT_LOGIN', withoutRedis: 'refused' },
  register: { seconds: HOUR, setting: 'LIMIT_REGISTER', withoutRedis: 'refused' },
  export: { seconds: HOUR, setting: 'LIMIT_EXPORT', withoutRedis: 'refused' },
  password: { seconds: HOUR, setting: 'LIMIT_PASSWORD', withoutRedis: 'refused' },
} as const satisfies Record<string, { seconds: number; setting: keyof GatewayEnv; withoutRedis: string }>;
export type LimitKind = keyof typeof LIMIT_KINDS;

/**
 * Kinds whose refused requests move from the network's window to a separate one. Not for the others: a wrong password is a refused request
 * too and must stay counted.
 */
export const KINDS_WITH_REFUSAL_WINDOW: ReadonlySet<LimitKind> = new Set(['read', 'write', 'send']);

declare module 'express-serve-static-core' {
  interface Request {
    /** kinds as which the request is counted; set by RequestLimitsGuard */
    limitKinds: readonly LimitKind[];
  }
}

const LIMIT_AS = 'limit-as';
/** Counts a route as the given kind. All other routes count as reads or writes, by their method. */
export const LimitAs = (kind: LimitKind) => SetMetadata(LIMIT_AS, kind);

/** A larger form contains files: the text itself has at most 32 kB. */
const MIN_UPLOAD_BYTES = 128 * 1024;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The kinds as which a request is counted. A body without Content-Length may have any size, so it counts as an upload. */
export function kindsOf(context: ExecutionContext, reflector: Reflector): readonly LimitKind[] {
  const { method, headers } = context.switchToHttp().getRequest<Request>();
  const kind = reflector.get<LimitKind | undefined>(LIMIT_AS, context.getHandler());
  if (kind === undefined) return [READS.has(method) ? 'read' : 'write'];
  const isUpload = kind === 'send' && Number(headers['content-length'] ?? Infinity) > MIN_UPLOAD_BYTES;
  return isUpload ? ['send', 'upload'] : [kind];
}
