import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { GetAccount } from '@afya/service-contracts';
import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';

/** Lets admins through, with their role as it is now, not as it was when they signed in. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly rpc: RpcClient) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { userId } = request.actor;
    const account = userId && (await this.rpc.call(GetAccount, { userId }, request.actor));
    if (!account) throw new AppError('ADMIN_LOGIN_REQUIRED');
    if (account.role !== 'admin') throw new AppError('ACCESS_DENIED');
    request.actor = { ...request.actor, role: 'admin' };
    return true;
  }
}
