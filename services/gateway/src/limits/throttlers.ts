import { ownerOf } from '@afya/service-contracts';
import { type ThrottlerOptions } from '@nestjs/throttler';
import { type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type GatewayEnv } from '../gateway.env';
import { kindsOf, LIMIT_KINDS, type LimitKind } from './limit-kinds';
import { type Pseudonyms } from './pseudonyms';

/** Once a window is full, what counts is its end: the throttler's own block is no longer than a moment. */
export const BLOCK_MS = 1_000;

/** Two for each kind of request: one counts by caller (user, else visitor), one by network. 0 in the settings: none. */
export function throttlers(env: GatewayEnv, pseudonyms: Pseudonyms): ThrottlerOptions[] {
  return (Object.keys(LIMIT_KINDS) as LimitKind[]).flatMap((kind) => {
    const { seconds, setting } = LIMIT_KINDS[kind];
    const limits = env[setting];
    return (['caller', 'network'] as const)
      .filter((who) => limits[who] > 0)
      .map((who) => ({
        name: `${kind}-${who}`,
        ttl: seconds * 1_000,
        limit: limits[who],
        blockDuration: BLOCK_MS,
        skipIf: (context) => {
          const request = requestOf(context);
          return !kindsOf(request).includes(kind) || (who === 'caller' && ownerOf(request.actor) === null);
        },
        getTracker: (_, context) => {
          const request = requestOf(context);
          return who === 'network' ? pseudonyms.ofNetwork(request) : pseudonyms.of(ownerOf(request.actor) ?? '');
        },
        generateKey: (_, tracker) => limitKey(tracker),
      }));
  });
}

/** What the count of a caller or a network is called, without the name of its throttler. */
export const limitKey = (tracker: string) => `limit:${tracker}`;

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();
