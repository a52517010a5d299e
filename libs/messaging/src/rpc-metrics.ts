import { AppError, gauge, histogram } from '@afya/runtime';
import { type RpcContract } from '@afya/service-contracts';

const TIMES = ['service', 'pattern', 'outcome'] as const;
const NOW = ['service'] as const;
const clientTimes = histogram({
  name: 'afya_rpc_client_duration_seconds',
  help: 'calls to a service as the caller saw them',
  labels: TIMES,
});
const clientCalls = gauge({
  name: 'afya_rpc_client_calls_in_flight',
  help: 'calls that wait for their reply',
  labels: NOW,
});
const serverTimes = histogram({
  name: 'afya_rpc_server_duration_seconds',
  help: 'calls as the service answered them',
  labels: TIMES,
});
const serverCalls = gauge({ name: 'afya_rpc_server_calls_in_flight', help: 'calls being answered', labels: NOW });

type Called = Pick<RpcContract, 'service' | 'pattern'>;

/** `refused`: the service said no, as it should; `failed`: it could not be asked, or could not answer. */
export function outcomeOf(error: unknown): 'refused' | 'failed' {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') return 'failed';
  return error.code.startsWith('RPC_') ? 'failed' : 'refused';
}

export async function measureClient<Result>(called: Called, work: () => Promise<Result>): Promise<Result> {
  return measure(called, { times: clientTimes, calls: clientCalls }, work);
}

export async function measureServer<Result>(called: Called, work: () => Promise<Result>): Promise<Result> {
  return measure(called, { times: serverTimes, calls: serverCalls }, work);
}

async function measure<Result>(
  { service, pattern }: Called,
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
