import { AppError, gauge, histogram } from '@afya/runtime';
import { type RpcContract } from '@afya/service-contracts';

const CALL_LABELS = ['service', 'pattern', 'outcome'] as const;
const IN_FLIGHT_LABELS = ['service'] as const;
const clientTimes = histogram({
  name: 'afya_rpc_client_duration_seconds',
  help: 'calls to a service, measured by the caller',
  labels: CALL_LABELS,
});
const clientCalls = gauge({
  name: 'afya_rpc_client_calls_in_flight',
  help: 'calls that wait for their reply',
  labels: IN_FLIGHT_LABELS,
});
const serverTimes = histogram({
  name: 'afya_rpc_server_duration_seconds',
  help: 'calls to a service, measured by the service',
  labels: CALL_LABELS,
});
const serverCalls = gauge({
  name: 'afya_rpc_server_calls_in_flight',
  help: 'calls being answered',
  labels: IN_FLIGHT_LABELS,
});

type Callee = Pick<RpcContract, 'service' | 'pattern'>;

/** `refused`: the service rejected the call for a valid reason; `failed`: it could not be reached, or could not answer. */
function outcomeOf(error: unknown): 'refused' | 'failed' {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') return 'failed';
  return error.code.startsWith('RPC_') ? 'failed' : 'refused';
}

export async function measureClient<Result>(callee: Callee, work: () => Promise<Result>): Promise<Result> {
  return measure(callee, { times: clientTimes, calls: clientCalls }, work);
}

export async function measureServer<Result>(callee: Callee, work: () => Promise<Result>): Promise<Result> {
  return measure(callee, { times: serverTimes, calls: serverCalls }, work);
}

async function measure<Result>(
  { service, pattern }: Callee,
  { times, calls }: { times: typeof clientTimes; calls: typeof clientCalls },
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  let outcome: 'ok' | 'refused' | 'failed' = 'ok';
  calls.inc({ service });
  try {
    return await work();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    calls.dec({ service });
    times.observe({ service, pattern, outcome }, (performance.now() - startedAt) / 1_000);
  }
}
