import { AppError } from '@afya/runtime';
import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Redis } from 'ioredis';
import { needRedis } from '../backends/bus-redis';
import { Pseudonyms } from '../limits/pseudonyms';
import { KnownBrowsers } from './known-browsers';

/** Failures of one browser, network or login, and of all unknown browsers together: 40 and 100 an hour at most. */
const FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;
const FAILURES_OF_STRANGERS = 100;
const STRANGERS_WINDOW_SECONDS = 60 * 60;

/** A counter that an attempt raises. Where there are several, the attempt must fit into each, in this order. */
export interface GuessCounter {
  key: string;
  failures: number;
  seconds: number;
}

/**
 * Counts attempts to show a password, whether the name exists or not. An attempt counts from its start, so that many at once are
 * no way around it; one that succeeds or could not be judged is taken back. Redis away: refused with RPC_UNAVAILABLE.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly redis: Redis,
    private readonly pseudonyms: Pseudonyms,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Counters of a login. A browser that has signed in under the name before has one of its own, which no one else can fill. Others
   * count by name and network, and under a higher limit by name alone.
   */
  ofLogin(request: Request, username: string): GuessCounter[] {
    const name = foldUsername(username);
    const browser = this.browsers.find(request, name);
    if (browser !== null) return [this.counter(`browser ${browser} ${name}`)];
    return this.ofStrangers(request, name);
  }

  /** The counters of browsers that have not signed in under the (folded) name before. */
  private ofStrangers(request: Request, name: string): GuessCounter[] {
    const ofName = this.counter(`name ${name}`, FAILURES_OF_STRANGERS, STRANGERS_WINDOW_SECONDS);
    return [this.counter(`name ${name} of ${this.pseudonyms.ofNetwork(request)}`), ofName];
  }

  /** The counter of passwords that a signed-in user is asked for again. */
  ofUser(userId: string): GuessCounter[] {
    return [this.counter(`user ${userId}`)];
  }

  /** The counter of codes of a second factor. */
  ofSecondFactor(userId: string): GuessCounter[] {
    return [this.counter(`second factor ${userId}`)];
  }

  /** The counter of a login's guesses when the password is asked for again: logging in and other logins have their own. */
  ofStepUp(loginId: string): GuessCounter[] {
    return [this.counter(`step-up ${loginId}`)];
  }

  /** Refused with LOGIN_THROTTLED and the seconds to wait. */
  async begin(counters: GuessCounter[]): Promise<void> {
    const begun: GuessCounter[] = [];
    for (const counter of counters) {
      const { attempts, secondsLeft } = await this.raise(counter);
      if (attempts > counter.failures) {
        await this.takeBack(begun);
        throw new AppError('LOGIN_THROTTLED', { retryAfterSeconds: secondsLeft });
      }
      begun.push(counter);
    }
  }

  /** What failed before in the narrowest counter is forgotten; in the others, which strangers share, this attempt alone. */
  async succeeded([narrowest, ...shared]: GuessCounter[]): Promise<void> {
    if (narrowest) await needRedis(() => this.redis.del(narrowest.key));
    await this.takeBack(shared);
  }

  /** The attempt was neither right nor wrong: the service did not answer. A window that has ended meanwhile is not left without end. */
  async takeBack(counters: GuessCounter[]): Promise<void> {
    for (const { key, seconds } of counters)
      await needRedis(() => this.redis.multi().set(key, 1, 'EX', seconds, 'NX').decr(key).exec());
  }

  /** Deletes what was counted for a name that no longer exists; other networks' counters end within 15 minutes. */
  async forget(request: Request, userId: string, username: string): Promise<void> {
    const ofStrangers = this.ofStrangers(request, foldUsername(username));
    const keys = [...this.ofUser(userId), ...this.ofLogin(request, username), ...ofStrangers].map(({ key }) => key);
    await needRedis(() => this.redis.del(keys));
  }

  private async raise({ key, seconds }: GuessCounter): Promise<{ attempts: number; secondsLeft: number }> {
    return needRedis(async () => {
      const results = (await this.redis.multi().set(key, 0, 'EX', seconds, 'NX').incr(key).ttl(key).exec()) ?? [];
      for (const [error] of results) if (error) throw error;
      return { attempts: Number(results[1]?.[1]), secondsLeft: Number(results[2]?.[1]) };
    });
  }

  private counter(subject: string, failures = FAILURES, seconds = WINDOW_SECONDS): GuessCounter {
    return { key: `login-failures:${this.pseudonyms.of(subject)}`, failures, seconds };
  }
}
