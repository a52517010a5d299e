import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { type RpcContract, type RpcRequest, type RpcResponse, SYSTEM_ACTOR } from '@afya/service-contracts';
import { setTimeout as sleep } from 'node:timers/promises';

const TEMPORARY_ERRORS: ReadonlySet<string> = new Set(['RPC_TIMEOUT', 'RPC_UNAVAILABLE', 'RPC_OVERLOADED']);
/** Milliseconds between the attempts: in total longer than the restart of a service. */
const RETRY_PAUSES_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000];

/**
 * Retries while the service or the bus is down. For idempotent calls: a restart of the receiver must not lose a reply that
 * was paid for.
 */
export async function persistentCall<Contract extends RpcContract>(
  rpc: RpcClient,
  contract: Contract,
  request: RpcRequest<Contract>,
  pausesMs = RETRY_PAUSES_MS,
): Promise<RpcResponse<Contract>> {
  try {
    return await rpc.call(contract, request, SYSTEM_ACTOR);
  } catch (error) {
    const [pauseMs, ...remaining] = pausesMs;
    if (pauseMs === undefined || !(error instanceof AppError) || !TEMPORARY_ERRORS.has(error.code)) throw error;
    await sleep(pauseMs);
    return persistentCall(rpc, contract, request, remaining);
  }
}
