import { counter, histogram } from '@afya/runtime';
import { callsOf, type EngineReply, type ModelCall } from '@afya/service-contracts';

const calls = counter({ name: 'afya_engine_calls_total', help: 'calls by outcome', labels: ['model', 'outcome'] });
const times = histogram({ name: 'afya_engine_call_duration_seconds', help: 'duration of a call', labels: ['model'] });
const tokens = counter({ name: 'afya_engine_tokens_total', help: 'tokens in and out', labels: ['model'] });
const cost = counter({ name: 'afya_engine_cost_kes_total', help: 'cost of calls, in KES', labels: ['model'] });
const failovers = counter({
  name: 'afya_engine_failovers_total',
  help: 'replies of the embedded engine instead of a model',
  labels: ['reason'],
});
const failures = counter({
  name: 'afya_reply_attempts_failed_total',
  help: 'attempts for which no engine gave a reply',
  // until 0.3
  formerName: 'afya_engine_failures_total',
});

/** The models are those of the environment, and `embedded`. */
export function countReply(reply: EngineReply): void {
  countCalls(callsOf(reply));
  if (reply.failover) failovers.inc({ reason: reply.failover.reason });
}

/** The calls were made, but no reply came of them. */
export function countFailure(calls: readonly ModelCall[]): void {
  countCalls(calls);
  failures.inc();
}

function countCalls(modelCalls: readonly ModelCall[]): void {
  for (const { model, outcome, ...usage } of modelCalls) {
    calls.inc({ model, outcome });
    times.observe({ model }, usage.responseTimeMs / 1_000);
    tokens.inc({ model }, usage.tokenCount);
    cost.inc({ model }, usage.costKES);
  }
}
