import { AppError } from '@afya/runtime';
import { foldUsername } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Redis } from 'ioredis';
import { needRedis } from '../platform/backends/bus-redis';
import { Pseudonyms } from '../limits/pseudonyms';
import { KnownBrowsers } from './known-browsers';

/** Failed attempts of one browser, network or login: at most 40 an hour. */
const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;
/** Failed attempts for one username from all unknown browsers together. */
const MAX_UNKNOWN_BROWSER_FAILURES = 100;
const UNKNOWN_BROWSERS_WINDOW_SECONDS = 60 * 60;

const WRONG_GUESSES: ReadonlySet<string> = new Set(['CREDENTIALS_INVALID', 'SECOND_FACTOR_INVALID']);

/** A counter of attempts in a window. With several counters, the attempt must be within each limit, in this order. */
export interface GuessCounter {
  key: string;
  maxFailures: number;
  seconds: number;
}

/**
 * Limits password and code guesses, whether the username exists or not. An attempt counts from its start, so that parallel attempts do
 * not bypass the limit. One that succeeds or cannot be verified is subtracted again. Throws RPC_UNAVAILABLE without Redis.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly redis: Redis,
    private readonly pseudonyms: Pseudonyms,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Counters of a login. A browser that has signed in with the username before has its own counter, which others cannot exhaust. Other
   * browsers are counted by username and network, and with a higher limit by username alone.
   */
  ofLogin(request: Request, username: string): GuessCounter[] {
    const name = foldUsername(username);
    const browser = this.browsers.find(request, name);
    if (browser !== null) return [this.counter(`browser ${browser} ${name}`)];
    return this.ofUnknownBrowser(request, name);
  }

  /** The counters of a browser that has not signed in with the (folded) username before. */
  private ofUnknownBrowser(request: Request, name: string): GuessCounter[] {
    const byName = this.counter(`name ${name}`, MAX_UNKNOWN_BROWSER_FAILURES, UNKNOWN_BROWSERS_WINDOW_SECONDS);
    return [this.counter(`name ${name} of ${this.pseudonyms.ofNetwork(request)}`), byName];
  }

  /** The counter of the current passwords that a user enters to change the password. */
  ofUser(userId: string): GuessCounter[] {
    return [this.counter(`user ${userId}`)];
  }

  /** The counter of second-factor codes. */
  ofSecondFactor(userId: string): GuessCounter[] {
    return [this.counter(`second factor ${userId}`)];
  }

  /** The counter of a login's step-up attempts. Signing in and other logins have separate counters. */
  ofStepUp(loginId: string): GuessCounter[] {
    return [this.counter(`step-up ${loginId}`)];
  }

  /** Runs `verify` as one attempt. Only a wrong password or code counts as a failure. Throws LOGIN_THROTTLED, or what `verify` throws. */
  async attempt<Result>(counters: GuessCounter[], verify: () => Promise<Result>): Promise<Result> {
    await this.begin(counters);
    try {
      const result = await verify();
      await this.succeeded(counters);
      return result;
    } catch (error) {
      const isWrong = error instanceof AppError && WRONG_GUESSES.has(error.code);
      if (!isWrong) await this.subtract(counters);
      throw error;
    }
  }

  /** Throws LOGIN_THROTTLED with the seconds to wait. */
  async begin(counters: GuessCounter[]): Promise<void> {
    const begun: GuessCounter[] = [];
    for (const counter of counters) {
      const { attempts, secondsLeft } = await this.raise(counter);
      if (attempts > counter.maxFailures) {
        await this.subtract(begun);
        throw new AppError('LOGIN_THROTTLED', { retryAfterSeconds: secondsLeft });
      }
      begun.push(counter);
    }
  }

  /** Resets the narrowest counter. In the others, which unknown browsers share, only this attempt is subtracted. */
  async succeeded([narrowest, ...shared]: GuessCounter[]): Promise<void> {
    if (narrowest) await needRedis(() => this.redis.del(narrowest.key));
    await this.subtract(shared);
  }

  /** Subtracts an attempt that was not a failure. `SET NX` gives a counter whose window has ended meanwhile a new expiry. */
  async subtract(counters: GuessCounter[]): Promise<void> {
    for (const { key, seconds } of counters)
      await needRedis(() => this.redis.multi().set(key, 1, 'EX', seconds, 'NX').decr(key).exec());
  }

  /** Deletes the counters of a deleted account. Counters of other networks expire within 15 minutes. */
  async deleteCounters(request: Request, userId: string, username: string): Promise<void> {
    const unknownBrowser = this.ofUnknownBrowser(request, foldUsername(username));
    const keys = [...this.ofUser(userId), ...this.ofLogin(request, username), ...unknownBrowser].map(({ key }) => key);
    await needRedis(() => this.redis.del(keys));
  }

  private async raise({ key, seconds }: GuessCounter): Promise<{ attempts: number; secondsLeft: number }> {
    return needRedis(async () => {
      const results = (await this.redis.multi().set(key, 0, 'EX', seconds, 'NX').incr(key).ttl(key).exec()) ?? [];
      for (const [error] of results) if (error) throw error;
      return { attempts: Number(results[1]?.[1]), secondsLeft: Number(results[2]?.[1]) };
    });
  }

  private counter(subject: string, maxFailures = MAX_FAILURES, seconds = WINDOW_SECONDS): GuessCounter {
    return { key: `login-failures:${this.pseudonyms.of(subject)}`, maxFailures, seconds };
  }
}
