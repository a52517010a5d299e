import { AppError, logger } from '@afya/runtime';
import { ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerRequest } from '@nestjs/throttler';
import { type Request, type Response } from 'express';
import { kindsOf, LIMIT_KINDS, type LimitKind, REFUSALS_COUNT_APART } from './limit-kinds';
import { NetworkReserve } from './network-reserve';
import { requestOf } from './throttlers';

/** For so long after a failure Redis is not asked for what may go on without it: a hanging Redis would hold up every read. */
const AWAY_MS = 1_000;

/** Counts requests in Redis, ahead of every route. Refused with RATE_LIMITED, or RPC_UNAVAILABLE where nobody can count. */
@Injectable()
export class RequestLimitsGuard extends ThrottlerGuard {
  @Inject(NetworkReserve) private readonly reserve!: NetworkReserve;
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

  /** A known caller whose network's window is full goes on within the reserve. */
  protected override async handleRequest(limited: ThrottlerRequest): Promise<boolean> {
    const [kind, who] = (limited.throttler.name ?? '').split('-') as [LimitKind, string];
    if (who !== 'network') return super.handleRequest(limited);
    const request = requestOf(limited.context);
    try {
      if (this.reserve.isRefusing(kind, request)) throw new AppError('RATE_LIMITED');
      await super.handleRequest(limited);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.reserve.take(kind, request);
      return true;
    }
    if (REFUSALS_COUNT_APART.has(kind)) this.watch(kind, request, limited.context.switchToHttp().getResponse());
    return true;
  }

  /** Counts the request apart when its answer is a refusal. */
  private watch(kind: LimitKind, request: Request, response: Response): void {
    response.once('finish', () => {
      if (response.statusCode < 400 || response.statusCode >= 500) return;
      this.reserve
        .moveRefused(kind, request)
        .catch((error: unknown) => logger.warn({ err: error }, 'refused request not moved'));
    });
  }

  protected override async throwThrottlingException(_: ExecutionContext, full: ThrottlerLimitDetail): Promise<void> {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(full.timeToExpire, full.timeToBlockExpire) });
  }
}
