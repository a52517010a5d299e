import { AppError, dependencies, inSpan, logger } from '@afya/runtime';
import { type Actor, type RpcContract, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { firstValueFrom } from 'rxjs';
import { measureClient } from './rpc-metrics';
import { type OutgoingCall, RedisStreamsClientProxy, type RpcClientOptions } from './redis-streams-client-proxy';

/** Calls services. One per process, because it has two connections to Redis. */
export class RpcClient {
  private readonly proxy: RedisStreamsClientProxy;
  private readonly unwatch: () => void;

  constructor(options: RpcClientOptions) {
    this.proxy = new RedisStreamsClientProxy(options);
    this.unwatch = dependencies.watch('redis_bus', () => this.isConnected());
  }

  /**
   * Calls a service on behalf of an actor (SYSTEM_ACTOR: a service for itself), in the current trace. Throws the AppError that the
   * service threw, RPC_TIMEOUT after the contract's deadline, RPC_UNAVAILABLE within 500 ms when Redis is unreachable, RPC_OVERLOADED,
   * or RPC_TOO_LARGE. After RPC_TIMEOUT and RPC_UNAVAILABLE the call may have been executed, or may still be.
   */
  call<Contract extends RpcContract>(
    contract: Contract,
    request: RpcRequest<Contract>,
    actor: Actor,
  ): Promise<RpcResponse<Contract>> {
    const span = { name: `call ${contract.pattern}`, kind: 'client' as const };
    return measureClient(contract, () => inSpan(span, () => this.send(contract, request, actor)));
  }

  isConnected(): boolean {
    return this.proxy.isConnected();
  }

  /** Fails the waiting calls and closes the connections. */
  async close(): Promise<void> {
    this.unwatch();
    this.proxy.close();
  }

  private async send<Contract extends RpcContract>(
    contract: Contract,
    request: RpcRequest<Contract>,
    actor: Actor,
  ): Promise<RpcResponse<Contract>> {
    const call: OutgoingCall = { contract, request, actor };
    const reply = await firstValueFrom(this.proxy.send<unknown>(contract.pattern, call), { defaultValue: undefined });
    const parsed = contract.response.safeParse(reply);
    if (parsed.success) return parsed.data as RpcResponse<Contract>;
    const paths = parsed.error.issues.map((issue) => issue.path.join('.'));
    logger.error({ service: contract.service, pattern: contract.pattern, paths }, 'reply does not match its contract');
    throw new AppError('INTERNAL');
  }
}
