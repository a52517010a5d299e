import { versionKey } from '@afya/service-contracts';
import { logger } from '@afya/runtime';
import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Lifetime of a key: the longest time that polls are stale after a lost update. */
const TTL_SECONDS = 60;
/** A mark must outlive the statement that follows it, which may wait for a lock. */
const MARK_SECONDS = 600;
const RETRY_MS = 500;
/** how long a caller waits for a slow Redis before the update continues in the background */
const WAIT_MS = 250;

/** What a write does with the mark of an announced reply: set it, keep it, or remove it with a newer version. */
type Marking = 'mark' | 'keep' | 'clear';

/**
 * Versions only rise: a late update changes nothing. They are compared by length first, because they may exceed doubles. A version with
 * a mark ("7?") equals no ETag: while a reply is announced, the service answers polls from Postgres.
 */
const RAISE = `
  local version, marking, seconds, markSeconds = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
  local old, mark = string.match(redis.call('GET', KEYS[1]) or '', '^(%d*)(%??)$')
  local newer = not old or #old < #version or (#old == #version and old < version)
  if not newer and marking ~= 'mark' then return end
  if newer then old = version end
  if marking == 'mark' then mark = '?' elseif marking == 'clear' then mark = '' end
  redis.call('SET', KEYS[1], old .. (mark or ''), 'EX', mark == '?' and markSeconds or seconds)`;

type RaisingRedis = Redis & {
  raiseVersion(key: string, version: string, marking: Marking, seconds: number, markSeconds: number): Promise<unknown>;
};

/** Publishes the version of a session's messages to the gateways, which answer unchanged polls from Redis. */
@Injectable()
export class SessionVersions implements OnApplicationShutdown {
  private readonly redis: RaisingRedis;
  private readonly unsent = new Map<string, { version: string; until: number }>();
  private retry: NodeJS.Timeout | undefined;

  constructor(redis: Redis) {
    redis.defineCommand('raiseVersion', { numberOfKeys: 1, lua: RAISE });
    this.redis = redis as RaisingRedis;
  }

  /**
   * Call it before a statement that completes a reply, with the version before it: if this process dies before `publishReply`, polls
   * still find the reply. Never throws.
   */
  async announceReply(sessionId: string, version: string): Promise<void> {
    await this.waitBriefly(this.raise(sessionId, version, 'mark'));
  }

  /** Call it after the commit of an announced reply: polls are answered from Redis again. */
  publishReply(sessionId: string, version: string): Promise<void> {
    return this.write(sessionId, version, 'clear');
  }

  /** Call it after any other commit or read. Never throws: while Redis is away, it retries for as long as an old key can exist. */
  publish(sessionId: string, version: string): Promise<void> {
    return this.write(sessionId, version, 'keep');
  }

  onApplicationShutdown(): void {
    clearTimeout(this.retry);
    this.redis.disconnect();
  }

  private async write(sessionId: string, version: string, marking: Marking): Promise<void> {
    const written = this.raise(sessionId, version, marking).then((done) => {
      if (!done) this.keepTrying(sessionId, version);
    });
    await this.waitBriefly(written);
  }

  private async waitBriefly(work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, WAIT_MS).unref()));
    await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  private raise(sessionId: string, version: string, marking: Marking): Promise<boolean> {
    return this.redis.raiseVersion(versionKey(sessionId), version, marking, TTL_SECONDS, MARK_SECONDS).then(
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
      if (Date.now() > until || (await this.raise(sessionId, version, 'keep'))) continue;
      failed++;
      if (!this.unsent.has(sessionId)) this.unsent.set(sessionId, { version, until });
    }
    if (failed > 0) logger.debug({ failed }, 'version keys not written yet');
    if (this.unsent.size > 0) this.retry ??= setTimeout(() => void this.flush(), RETRY_MS).unref();
  }
}
