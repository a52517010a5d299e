import { type RpcContract, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Catch, type RpcExceptionFilter, UseFilters } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { type Observable, throwError } from 'rxjs';
import { type RpcContext } from './rpc-context';

type Handler<Contract extends RpcContract> = (
  request: RpcRequest<Contract>,
  context: RpcContext,
) => Promise<RpcResponse<Contract>>;

/** Passes errors on unchanged; Nest's own filter would turn all of them into "Internal server error". */
@Catch()
class KeepError implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Makes a method answer the calls of a contract. It receives the parsed request and an RpcContext, and the compiler checks both
 * against the contract. An AppError reaches the caller unchanged, any other error as INTERNAL.
 *
 * A use case is its own controller: the class has `@Controller()`, its `execute` has `@RpcHandler(TheContract)`, and the module
 * lists it under `controllers`. Nest does not inject controllers, so code that two use cases share belongs in a provider.
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
