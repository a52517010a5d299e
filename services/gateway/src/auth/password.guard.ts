import { loginSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type Account } from '@afya/service-contracts';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type Request } from 'express';
import { parseWith } from '../http/parse-with';

/** Lets a caller with the right name and password through and puts the account on the request as its user. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = parseWith(loginSchema, request.body);
    return (await super.canActivate(context)) as boolean;
  }

  /** Passport itself knows no user where name or password is empty. */
  override handleRequest<Result = Account>(error: unknown, user: Result | false): Result {
    if (error) throw error;
    if (!user) throw new AppError('CREDENTIALS_INVALID');
    return user;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}
