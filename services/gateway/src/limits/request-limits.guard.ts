import { AppError, logger } from '@afya/runtime';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { type Request, type Response } from 'express';
import { KINDS_WITH_REFUSAL_WINDOW, kindsOf, LIMIT_KINDS, type LimitKind } from './limit-kinds';
import { NetworkReserve } from './network-reserve';
import { requestOf } from './throttlers';

/** Pause after a Redis failure in which requests allowed without Redis are not counted: a hanging Redis would delay every read. */
const REDIS_PAUSE_MS = 1_000;

/** Counts requests in Redis before every route. Throws RATE_LIMITED, or RPC_UNAVAILABLE when Redis cannot count. */
@Injectable()
export class RequestLimitsGuard extends ThrottlerGuard {
  private pausedUntil = 0;

  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly reserve: NetworkReserve,
  ) {
    super(options, storage, reflector);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.limitKinds = kindsOf(context, this.reflector);
    const isOptional = request.limitKinds.every((kind) => LIMIT_KINDS[kind].withoutRedis === 'allowed');
    if (isOptional && performance.now() < this.pausedUntil) return true;
    try {
      return await super.canActivate(context);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!isOptional) throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 2 }, { cause: error });
      if (performance.now() >= this.pausedUntil) logger.warn({ err: error }, 'requests are not counted');
      this.pausedUntil = performance.now() + REDIS_PAUSE_MS;
      return true;
    }
  }

  /** A known caller whose network's window is full uses the reserve. */
  protected override async handleRequest(limited: ThrottlerRequest): Promise<boolean> {
    const [kind, who] = (limited.throttler.name ?? '').split('-') as [LimitKind, string];
    if (who !== 'network') return super.handleRequest(limited);
    const request = requestOf(limited.context);
    try {
      if (this.reserve.isRefusalWindowFull(kind, request)) throw new AppError('RATE_LIMITED');
      await super.handleRequest(limited);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.reserve.take(kind, request);
      return true;
    }
    if (KINDS_WITH_REFUSAL_WINDOW.has(kind))
      this.moveIfRefused(kind, request, limited.context.switchToHttp().getResponse());
    return true;
  }

  /** Moves the request to the window of refused requests when its response is a 4xx. */
  private moveIfRefused(kind: LimitKind, request: Request, response: Response): void {
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
