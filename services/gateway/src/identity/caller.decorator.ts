import { createParamDecorator, ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';

/** The caller of the request, for the services to authorise on. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<Request>().actor;
});
