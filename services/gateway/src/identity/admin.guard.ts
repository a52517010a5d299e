import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAdmin } from './current-admin';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** Admits admins by their current role, not by the role at login. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly admin: CurrentAdmin) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.account = await this.admin.of(request);
    request.actor = { ...request.actor, role: 'admin' };
    return true;
  }
}

/** Admits admins who have not entered a second-factor code yet, so that they can enter one. */
@Injectable()
export class AdminPasswordGuard implements CanActivate {
  constructor(private readonly admin: CurrentAdmin) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.account = await this.admin.byPassword(request);
    return true;
  }
}

/** Admits admins without a second factor, or who have entered its code, so that they can set one up. */
@Injectable()
export class AdminSetupGuard implements CanActivate {
  constructor(private readonly admin: CurrentAdmin) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.account = await this.admin.forSetup(request);
    return true;
  }
}
