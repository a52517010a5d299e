import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { type RpcContract, type RpcRequest, type RpcResponse, SYSTEM_ACTOR } from '@afya/service-contracts';
import { setTimeout as sleep } from 'node:timers/promises';

const PASSING: ReadonlySet<string> = new Set(['RPC_TIMEOUT', 'RPC_UNAVAILABLE', 'RPC_OVERLOADED']);
/** Milliseconds between the tries: together longer than a service takes to start again. */
const WAITS_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000];

/**
 * Calls again while the service or the bus is away. For calls that may arrive twice: a reply that was paid for should not be
 * lost to a restart of its receiver.
 */
export async function persistentCall<Contract extends RpcContract>(
  rpc: RpcClient,
  contract: Contract,
  request: RpcRequest<Contract>,
  waits = WAITS_MS,
): Promise<RpcResponse<Contract>> {
  try {
    return await rpc.call(contract, request, SYSTEM_ACTOR);
  } catch (error) {
    const [wait, ...later] = waits;
    if (wait === undefined || !(error instanceof AppError) || !PASSING.has(error.code)) throw error;
    await sleep(wait);
    return persistentCall(rpc, contract, request, later);
  }
}
