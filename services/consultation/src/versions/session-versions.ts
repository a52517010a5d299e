import { versionKey } from '@afya/service-contracts';
import { logger } from '@afya/runtime';
import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** A key lives this long, so that a bump which never arrived makes a poll stale for no longer. */
const TTL_SECONDS = 60;
const RETRY_MS = 500;
/** how long a caller waits for a slow Redis before the bump is left to the background */
const PATIENCE_MS = 250;

/** Versions only rise: a bump that arrives late changes nothing. They are compared by length first: they outgrow doubles. */
const RAISE = `
  local old = redis.call('GET', KEYS[1])
  if not old or #old < #ARGV[1] or (#old == #ARGV[1] and old < ARGV[1]) then
    redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  end`;

type RaisingRedis = Redis & { raiseVersion(key: string, version: string, ttl: number): Promise<unknown> };

/** Tells the gateways which version the messages of a session have, for polls that change nothing to be answered from Redis. */
@Injectable()
export class SessionVersions implements OnApplicationShutdown {
  private readonly redis: RaisingRedis;
  private readonly unsent = new Map<string, { version: string; until: number }>();
  private retry: NodeJS.Timeout | undefined;

  constructor(redis: Redis) {
    redis.defineCommand('raiseVersion', { numberOfKeys: 1, lua: RAISE });
    this.redis = redis as RaisingRedis;
  }

  /** Call it after the commit. Never throws: while Redis is away it goes on trying for as long as an old key can live. */
  async publish(sessionId: string, version: string): Promise<void> {
    const written = this.raise(sessionId, version).then((done) => {
      if (!done) this.keepTrying(sessionId, version);
    });
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.retry);
    this.redis.disconnect();
  }

  private raise(sessionId: string, version: string): Promise<boolean> {
    return this.redis.raiseVersion(versionKey(sessionId), version, TTL_SECONDS).then(
      () => true,
      () => false,
    );
  }

  private keepTrying(sessionId: string, version: string): void {
    this.unsent.set(sessionId, { version, until: Date.now() + TTL_SECONDS * 1_000 });
    this.retry ??= setTimeout(() => void this.flush(), RETRY_MS).unref();
  }

  private async flush(): Promise<void> {
    this.retry = undefined;
    const batch = [...this.unsent];
    this.unsent.clear();
    let failed = 0;
    for (const [sessionId, { version, until }] of batch) {
      if (Date.now() > until || (await this.raise(sessionId, version))) continue;
      failed++;
      if (!this.unsent.has(sessionId)) this.unsent.set(sessionId, { version, until });
    }
    if (failed > 0) logger.debug({ failed }, 'version keys not written yet');
    if (this.unsent.size > 0) this.retry ??= setTimeout(() => void this.flush(), RETRY_MS).unref();
  }
}
