import { createParamDecorator, ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';

/** The caller of the request. The services use it for authorisation. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) => requestOf(context).actor);

/** The caller's account. Needs LoginGuard or a guard for admins, which reads it. */
export const CallerAccount = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  return requestOf(context).account;
});

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();
