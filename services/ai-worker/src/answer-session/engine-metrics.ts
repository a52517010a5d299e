import { counter, histogram } from '@afya/runtime';
import type { EngineReply } from '@afya/service-contracts';

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
export function countReply({ call, calls: made, failover }: EngineReply): void {
  for (const each of made ?? [{ ...call, outcome: 'done' as const }]) {
    const { model, outcome } = each;
    calls.inc({ model, outcome });
    times.observe({ model }, each.responseTimeMs / 1_000);
    tokens.inc({ model }, each.tokenCount);
    cost.inc({ model }, each.costKES);
  }
  if (failover) failovers.inc({ reason: failover.reason });
}

export function countFailure(): void {
  failures.inc();
}
