import { AppError } from '@afya/runtime';
import { CanActivate, ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';

/** Whether the user must enter the password again (step-up authentication). Visitors have no password. */
export function needsStepUp({ actor, loginSession }: Request, stepUpMs: number, marginMs = 0): boolean {
  if (actor.userId === null) return false;
  return (loginSession?.data.confirmedAt ?? 0) + stepUpMs - marginMs < Date.now();
}

/** Admits visitors, and users who entered the password within STEP_UP_MS. Throws PASSWORD_REQUIRED. */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(@Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'STEP_UP_MS'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (needsStepUp(request, this.env.STEP_UP_MS)) throw new AppError('PASSWORD_REQUIRED');
    return true;
  }
}
