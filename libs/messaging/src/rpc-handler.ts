import { type RpcContract, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import { type RpcContext } from './rpc-context';

type Handler<Contract extends RpcContract> = (
  request: RpcRequest<Contract>,
  context: RpcContext,
) => Promise<RpcResponse<Contract>>;

/** Lets errors through as they are thrown; Nest's own filter would make all of them the same. */
@Catch()
class KeepError implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Makes a controller's method answer a contract: it is given the parsed request and an RpcContext, and the compiler checks that it
 * fits. An AppError it throws reaches the caller as it is, anything else as INTERNAL.
 */
export function RpcHandler<Contract extends RpcContract>(contract: Contract) {
  return <Method extends Handler<Contract>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    MessagePattern(contract.pattern, { contract })(target, name, descriptor);
    UseFilters(new KeepError())(target, name, descriptor);
    Payload()(target, name, 0);
    Ctx()(target, name, 1);
  };
}
