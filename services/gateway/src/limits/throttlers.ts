import { ownerOf } from '@afya/service-contracts';
import { type ThrottlerOptions } from '@nestjs/throttler';
import { type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type GatewayEnv } from '../gateway.env';
import { kindsOf, LIMIT_KINDS, type LimitKind } from './limit-kinds';
import { type Pseudonyms } from './pseudonyms';

/** Once a window is full, what counts is its end: the throttler's own block is no longer than a moment. */
export const BLOCK_MS = 1_000;

/** Whose requests a window counts; strangers are the callers of a network without a valid cookie. */
const COUNTED = ['caller', 'network', 'strangers'] as const;

/**
 * Three for each kind of request: by caller (user, else visitor), by the network of known callers, and by the network of strangers, so
 * that a stranger uses up nothing of the known callers' window. The caller's own comes first: what it refuses is not counted for its
 * network. 0 in the settings: none.
 */
export function throttlers(env: GatewayEnv, pseudonyms: Pseudonyms): ThrottlerOptions[] {
  return (Object.keys(LIMIT_KINDS) as LimitKind[]).flatMap((kind) => {
    const { seconds, setting } = LIMIT_KINDS[kind];
    const limits = env[setting];
    const limitOf = (who: (typeof COUNTED)[number]) => (who === 'caller' ? limits.caller : limits.network);
    return COUNTED.filter((who) => limitOf(who) > 0).map((who): ThrottlerOptions => ({
      name: `${kind}-${who}`,
      ttl: seconds * 1_000,
      limit: limitOf(who),
      blockDuration: BLOCK_MS,
      skipIf: (context) => {
        const request = requestOf(context);
        const isStranger = ownerOf(request.actor) === null;
        return !kindsOf(request).includes(kind) || isStranger !== (who === 'strangers');
      },
      getTracker: (_, context) => {
        const request = requestOf(context);
        return who === 'caller' ? pseudonyms.of(ownerOf(request.actor) ?? '') : pseudonyms.ofNetwork(request);
      },
      generateKey: (_, tracker) => limitKey(tracker),
    }));
  });
}

/** What the count of a caller or a network is called, without the name of its throttler. */
export const limitKey = (tracker: string) => `limit:${tracker}`;

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();
