import { ownerOf } from '@afya/service-contracts';
import { type ThrottlerOptions } from '@nestjs/throttler';
import { type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type GatewayEnv } from '../gateway.env';
import { LIMIT_KINDS, type LimitKind } from './limit-kinds';
import { type Pseudonyms } from './pseudonyms';

/** A full window ends by its own expiry, so the throttler's additional block is kept short. */
export const BLOCK_MS = 1_000;

/** Scopes of a window; strangers are the callers of a network without a valid cookie. */
const SCOPES = ['caller', 'network', 'strangers'] as const;

/**
 * Three throttlers for each kind of request: by caller (user, else visitor), by the network of known callers, and by the network of
 * strangers, so that strangers do not use up the known callers' window. The caller's own comes first, so requests over it are not counted
 * for the network. A setting of 0 means no limit.
 */
export function throttlers(env: GatewayEnv, pseudonyms: Pseudonyms): ThrottlerOptions[] {
  return (Object.keys(LIMIT_KINDS) as LimitKind[]).flatMap((kind) => {
    const { seconds, setting } = LIMIT_KINDS[kind];
    const limits = env[setting];
    const limitOf = (scope: (typeof SCOPES)[number]) => (scope === 'caller' ? limits.caller : limits.network);
    return SCOPES.filter((scope) => limitOf(scope) > 0).map((scope): ThrottlerOptions => ({
      name: `${kind}-${scope}`,
      ttl: seconds * 1_000,
      limit: limitOf(scope),
      blockDuration: BLOCK_MS,
      skipIf: (context) => {
        const request = requestOf(context);
        const isStranger = ownerOf(request.actor) === null;
        return !request.limitKinds.includes(kind) || isStranger !== (scope === 'strangers');
      },
      getTracker: (_, context) => {
        const request = requestOf(context);
        return scope === 'caller' ? pseudonyms.of(ownerOf(request.actor) ?? '') : pseudonyms.ofNetwork(request);
      },
      generateKey: (_, tracker) => limitKey(tracker),
    }));
  });
}

/** The Redis key of a caller's or network's counter, without the throttler's name. */
export const limitKey = (tracker: string) => `limit:${tracker}`;

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();
