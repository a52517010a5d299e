import { AppError, logger } from '@afya/runtime';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { kindsOf, LIMIT_KINDS } from './limit-kinds';
import { requestOf } from './throttlers';

/** For so long after a failure Redis is not asked for what may go on without it: a hanging Redis would hold up every read. */
const AWAY_MS = 1_000;

/** Counts requests in Redis, ahead of every route. Refused with RATE_LIMITED, or RPC_UNAVAILABLE where nobody can count. */
@Injectable()
export class RequestLimitsGuard extends ThrottlerGuard {
  private awayUntil = 0;

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const goesOn = kindsOf(requestOf(context)).every((kind) => LIMIT_KINDS[kind].whenRedisIsAway === 'goes on');
    if (goesOn && performance.now() < this.awayUntil) return true;
    try {
      return await super.canActivate(context);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!goesOn) throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 2 }, { cause: error });
      if (performance.now() >= this.awayUntil) logger.warn({ err: error }, 'requests are not counted');
      this.awayUntil = performance.now() + AWAY_MS;
      return true;
    }
  }

  protected override async throwThrottlingException(_: ExecutionContext, full: ThrottlerLimitDetail): Promise<void> {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(full.timeToExpire, full.timeToBlockExpire) });
  }
}
