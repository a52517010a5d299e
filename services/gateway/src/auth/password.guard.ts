import { loginSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type Account } from '@afya/service-contracts';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type Request } from 'express';
import { zod } from '../platform/validation/zod.pipe';

/** Admits callers with a correct username and password, and sets the account as `request.user`. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = zod(loginSchema).transform(request.body);
    return (await super.canActivate(context)) as boolean;
  }

  /** Passport reports no user and no error when the username or password is empty. */
  override handleRequest<Result = Account>(error: unknown, user: Result | false): Result {
    if (error) throw error;
    if (!user) throw new AppError('CREDENTIALS_INVALID');
    return user;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}
