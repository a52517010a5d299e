import { AppError } from '@afya/runtime';
import { ownerOf } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import { type Request } from 'express';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { LIMIT_KINDS, type LimitKind } from './limit-kinds';
import { Pseudonyms } from './pseudonyms';
import { BLOCK_MS, limitKey } from './throttlers';

/** While its network's window is full, a known caller has this part of its own limit: one in ten. */
const CALLER_PART = 10;
/** And all of them together have the network's limit this often again: the reserve is no way around it. */
const NETWORK_TIMES = 2;
/** Networks whose refused requests filled their window, remembered until it ends. */
const REMEMBERED = 10_000;

/** Takes a counted request back, unless its window has ended meanwhile. */
const UNCOUNT = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end return 0`;

/**
 * Keeps a way open for known callers of a network whose window is full, and moves what the product refused out of the network's window,
 * so that a caller who sends nothing but refused requests fills no window of others.
 */
@Injectable()
export class NetworkReserve {
  private readonly refusing = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(
    private readonly redis: Redis,
    private readonly pseudonyms: Pseudonyms,
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /** Counts a request of a known caller whose network has no room. Refused with RATE_LIMITED. */
  async take(kind: LimitKind, request: Request): Promise<void> {
    const { caller, network } = this.env[LIMIT_KINDS[kind].setting];
    if (caller > 0) {
      const tracker = this.pseudonyms.of(ownerOf(request.actor) ?? '');
      await this.count(`${kind}-reserve-caller`, kind, { tracker, limit: Math.ceil(caller / CALLER_PART) });
    }
    const tracker = this.pseudonyms.ofNetwork(request);
    await this.count(`${kind}-reserve-network`, kind, { tracker, limit: network * NETWORK_TIMES });
  }

  /** Whether the refused requests of known callers have filled their window of this network. */
  isRefusing(kind: LimitKind, request: Request): boolean {
    return this.refusing.has(this.nameOf(kind, request));
  }

  /** Moves a refused request from the network's window to that of refused requests. */
  async moveRefused(kind: LimitKind, request: Request): Promise<void> {
    const tracker = this.pseudonyms.ofNetwork(request);
    await this.redis.eval(UNCOUNT, 1, `{${limitKey(tracker)}:${kind}-network}:hits`);
    const limit = this.env[LIMIT_KINDS[kind].setting].network;
    const { isBlocked, timeToExpire } = await this.increment(`${kind}-refused`, kind, { tracker, limit });
    if (isBlocked) this.refusing.set(this.nameOf(kind, request), true, { ttl: timeToExpire * 1_000 });
  }

  private async count(window: string, kind: LimitKind, of: { tracker: string; limit: number }): Promise<void> {
    const { isBlocked, timeToExpire } = await this.increment(window, kind, of);
    if (isBlocked) throw new AppError('RATE_LIMITED', { retryAfterSeconds: timeToExpire });
  }

  private increment(window: string, kind: LimitKind, { tracker, limit }: { tracker: string; limit: number }) {
    return this.storage.increment(limitKey(tracker), LIMIT_KINDS[kind].seconds * 1_000, limit, BLOCK_MS, window);
  }

  private nameOf(kind: LimitKind, request: Request): string {
    return `${kind} ${this.pseudonyms.ofNetwork(request)}`;
  }
}
