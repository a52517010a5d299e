import { counter, histogram } from '@afya/runtime';
import { callsOf, type EngineReply, type ModelCall } from '@afya/service-contracts';

const calls = counter({ name: 'afya_engine_calls_total', help: 'calls by their end', labels: ['model', 'outcome'] });
const times = histogram({ name: 'afya_engine_call_duration_seconds', help: 'one call', labels: ['model'] });
const tokens = counter({ name: 'afya_engine_tokens_total', help: 'tokens in and out', labels: ['model'] });
const cost = counter({ name: 'afya_engine_cost_kes_total', help: 'what calls cost, in KES', labels: ['model'] });
const failovers = counter({
  name: 'afya_engine_failovers_total',
  help: 'replies of the embedded engine in the place of a model',
  labels: ['reason'],
});
const failures = counter({ name: 'afya_engine_failures_total', help: 'turns for which no engine had a reply' });

/** The models are those of the environment, and `embedded`. */
export function countReply(reply: EngineReply): void {
  countCalls(callsOf(reply));
  if (reply.failover) failovers.inc({ reason: reply.failover.reason });
}

/** `made` are the calls that brought no reply. */
export function countFailure(made: readonly ModelCall[]): void {
  countCalls(made);
  failures.inc();
}

function countCalls(made: readonly ModelCall[]): void {
  for (const { model, outcome, ...took } of made) {
    calls.inc({ model, outcome });
    times.observe({ model }, took.responseTimeMs / 1_000);
    tokens.inc({ model }, took.tokenCount);
    cost.inc({ model }, took.costKES);
  }
}
