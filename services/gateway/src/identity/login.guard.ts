import { AppError } from '@afya/runtime';
import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAccount } from './current-account';

/** Admits signed-in users and sets `request.account`. Throws LOGIN_REQUIRED. */
@Injectable()
export class LoginGuard implements CanActivate {
  constructor(private readonly current: CurrentAccount) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const account = await this.current.of(request);
    if (!account) throw new AppError('LOGIN_REQUIRED');
    request.account = account;
    return true;
  }
}
