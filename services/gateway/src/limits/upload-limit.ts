import { AppError } from '@afya/runtime';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Redis } from 'ioredis';
import { needRedis } from '../backends/bus-redis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { kindsOf, LIMIT_KINDS } from './limit-kinds';
import { Pseudonyms } from './pseudonyms';
import { BLOCK_MS, limitKey } from './throttlers';

/**
 * The limit of uploads for small bodies, of which the guard cannot know whether they hold files: one counts when its files are refused or
 * its client goes. A large body was counted before it was read.
 */
@Injectable()
export class UploadLimit {
  constructor(
    private readonly redis: Redis,
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    private readonly pseudonyms: Pseudonyms,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'LIMIT_UPLOAD'>,
  ) {}

  /** Refused with RATE_LIMITED when the hour's uploads are used up, RPC_UNAVAILABLE when Redis cannot say. */
  async requireLeft(request: Request): Promise<void> {
    if (isCounted(request)) return;
    for (const { key, name, limit } of this.counters(request)) {
      const hits = `{${key}:${name}}:hits`;
      const [count, secondsLeft] = await needRedis(() => Promise.all([this.redis.get(hits), this.redis.ttl(hits)]));
      if (Number(count) >= limit) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, secondsLeft) });
    }
  }

  /** Refused with RPC_UNAVAILABLE when Redis cannot count. */
  async count(request: Request): Promise<void> {
    if (isCounted(request)) return;
    const ttl = LIMIT_KINDS.upload.seconds * 1_000;
    for (const { key, name, limit } of this.counters(request))
      await needRedis(() => this.storage.increment(key, ttl, limit, BLOCK_MS, name));
  }

  private counters(request: Request) {
    const { caller, network } = this.env.LIMIT_UPLOAD;
    const share = this.pseudonyms.shareOf(request);
    return [
      { key: limitKey(share.owner), name: 'upload-caller', limit: caller },
      { key: limitKey(share.network), name: 'upload-network', limit: network },
    ].filter(({ limit }) => limit > 0);
  }
}

const isCounted = (request: Request) => kindsOf(request).includes('upload');
