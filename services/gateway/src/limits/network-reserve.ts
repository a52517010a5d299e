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

/** While its network's window is full, a known caller may still use a tenth of its limit. */
const RESERVE_DIVISOR = 10;
/** All known callers of a network together may use this multiple of the network's limit from the reserve. */
const RESERVE_NETWORK_FACTOR = 2;
const MAX_CACHED_NETWORKS = 10_000;

/** Subtracts a counted request, unless its window has ended meanwhile. */
const SUBTRACT_SCRIPT = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end return 0`;

/**
 * Gives known callers a reserve while their network's window is full. Moves refused requests from the network's window to a separate one,
 * so that a caller who only sends refused requests does not use up the window of others.
 */
@Injectable()
export class NetworkReserve {
  /** networks whose window of refused requests is full, cached until it ends */
  private readonly fullRefusalWindows = new LRUCache<string, true>({ max: MAX_CACHED_NETWORKS });

  constructor(
    private readonly redis: Redis,
    private readonly pseudonyms: Pseudonyms,
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /** Counts a request of a known caller whose network's window is full. Throws RATE_LIMITED. */
  async take(kind: LimitKind, request: Request): Promise<void> {
    const { caller, network } = this.env[LIMIT_KINDS[kind].setting];
    if (caller > 0) {
      const tracker = this.pseudonyms.of(ownerOf(request.actor) ?? '');
      await this.count(`${kind}-reserve-caller`, kind, { tracker, limit: Math.ceil(caller / RESERVE_DIVISOR) });
    }
    const tracker = this.pseudonyms.ofNetwork(request);
    await this.count(`${kind}-reserve-network`, kind, { tracker, limit: network * RESERVE_NETWORK_FACTOR });
  }

  /** Whether the network's window of refused requests is full. */
  isRefusalWindowFull(kind: LimitKind, request: Request): boolean {
    return this.fullRefusalWindows.has(this.cacheKey(kind, request));
  }

  /** Moves a refused request from the network's window to its window of refused requests. */
  async moveRefused(kind: LimitKind, request: Request): Promise<void> {
    const tracker = this.pseudonyms.ofNetwork(request);
    await this.redis.eval(SUBTRACT_SCRIPT, 1, `{${limitKey(tracker)}:${kind}-network}:hits`);
    const limit = this.env[LIMIT_KINDS[kind].setting].network;
    const { isBlocked, timeToExpire } = await this.increment(`${kind}-refused`, kind, { tracker, limit });
    if (isBlocked) this.fullRefusalWindows.set(this.cacheKey(kind, request), true, { ttl: timeToExpire * 1_000 });
  }

  private async count(window: string, kind: LimitKind, limit: { tracker: string; limit: number }): Promise<void> {
    const { isBlocked, timeToExpire } = await this.increment(window, kind, limit);
    if (isBlocked) throw new AppError('RATE_LIMITED', { retryAfterSeconds: timeToExpire });
  }

  private increment(window: string, kind: LimitKind, { tracker, limit }: { tracker: string; limit: number }) {
    return this.storage.increment(limitKey(tracker), LIMIT_KINDS[kind].seconds * 1_000, limit, BLOCK_MS, window);
  }

  private cacheKey(kind: LimitKind, request: Request): string {
    return `${kind} ${this.pseudonyms.ofNetwork(request)}`;
  }
}
