import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAdmin } from '../identity/current-admin';

/** Lets admins through, with their role as it is now, not as it was when they signed in. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly admin: CurrentAdmin) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.admin.of(request);
    request.actor = { ...request.actor, role: 'admin' };
    return true;
  }
}
