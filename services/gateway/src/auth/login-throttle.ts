import { AppError } from '@afya/runtime';
import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { needRedis } from '../backends/bus-redis';
import { Pseudonyms } from '../limits/pseudonyms';

/** 10 failures in 15 minutes for one name; guessing goes on at 40 an hour at most. */
const FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Counts attempts to sign in by name, whether the name exists or not. An attempt counts from its start, so that many at once are
 * no way around it; one that succeeds or could not be judged is taken back. Redis away: refused with RPC_UNAVAILABLE.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly redis: Redis,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Refused with LOGIN_THROTTLED and the seconds to wait. */
  async begin(username: string): Promise<void> {
    const name = this.key(username);
    const [, attempts, secondsLeft] = await needRedis(async () => {
      const steps = this.redis.multi().set(name, 0, 'EX', WINDOW_SECONDS, 'NX').incr(name).ttl(name);
      const results = (await steps.exec()) ?? [];
      return results.map(([error, value]) => (error ? Promise.reject(error) : value));
    }).then((values) => Promise.all(values));
    if (Number(attempts) > FAILURES) throw new AppError('LOGIN_THROTTLED', { retryAfterSeconds: Number(secondsLeft) });
  }

  async succeeded(username: string): Promise<void> {
    await needRedis(() => this.redis.del(this.key(username)));
  }

  /** The attempt was neither right nor wrong: the service did not answer. A window that has ended meanwhile is not left without end. */
  async takeBack(username: string): Promise<void> {
    const name = this.key(username);
    await needRedis(() => this.redis.multi().set(name, 1, 'EX', WINDOW_SECONDS, 'NX').decr(name).exec());
  }

  private key(username: string): string {
    return `login-failures:${this.pseudonyms.of(`name ${foldUsername(username)}`)}`;
  }
}
