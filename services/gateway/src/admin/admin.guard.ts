import { AppError } from '@afya/runtime';
import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAccount } from '../identity/current-account';

/** Lets admins through, with their role as it is now, not as it was when they signed in. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly current: CurrentAccount) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const account = await this.current.of(request);
    if (!account) throw new AppError('ADMIN_LOGIN_REQUIRED');
    if (account.role !== 'admin') throw new AppError('ACCESS_DENIED');
    request.actor = { ...request.actor, role: 'admin' };
    return true;
  }
}
