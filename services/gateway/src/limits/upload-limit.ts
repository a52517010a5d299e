import { AppError } from '@afya/runtime';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Redis } from 'ioredis';
import { needRedis } from '../platform/backends/bus-redis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { LIMIT_KINDS } from './limit-kinds';
import { Pseudonyms } from './pseudonyms';
import { BLOCK_MS, limitKey } from './throttlers';

/**
 * The upload limit for small bodies, which the guard does not count because they may contain no files. They count when their files are
 * refused or their client disconnects. Large bodies are counted before they are read.
 */
@Injectable()
export class UploadLimit {
  constructor(
    private readonly redis: Redis,
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    private readonly pseudonyms: Pseudonyms,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'LIMIT_UPLOAD'>,
  ) {}

  /** Throws RATE_LIMITED when the limit of the hour is reached, RPC_UNAVAILABLE without Redis. */
  async requireLeft(request: Request): Promise<void> {
    if (isCounted(request)) return;
    for (const { key, name, limit } of this.counters(request)) {
      const hits = `{${key}:${name}}:hits`;
      const [count, secondsLeft] = await needRedis(() => Promise.all([this.redis.get(hits), this.redis.ttl(hits)]));
      if (Number(count) >= limit) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, secondsLeft) });
    }
  }

  /** Throws RPC_UNAVAILABLE without Redis. */
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

const isCounted = ({ limitKinds }: Request) => limitKinds.includes('upload');
