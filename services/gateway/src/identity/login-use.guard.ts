import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { type IsPoll, POLLED } from '../platform/polled.decorator';
import { LoginSessionStore } from './login-session.store';

/** Records that a login is in use. It runs before every route and admits every request. */
@Injectable()
export class LoginUseGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly logins: LoginSessionStore,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isPoll = this.reflector.getAllAndOverride<IsPoll | undefined>(POLLED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (request.loginSession && !isPoll?.(request))
      this.logins.recordUse(request.loginSession.id, request.loginSession.data);
    return true;
  }
}
