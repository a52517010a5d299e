import type { CallOutcome, ModelCall } from '@afya/service-contracts';

/** The verdict of a call on the server: healthy, failed, refuses all callers, or none. */
export type Verdict = 'well' | 'failed' | 'shut' | 'nothing';

/**
 * A wrong key fails every call, but a proxy also answers 403 to a single request it dislikes: one such error does not open
 * the breaker.
 */
const FAILED: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  'server_error',
  'timeout',
  'connection',
  'unauthorized',
]);

/**
 * Invalid answers are answers: a refusal, a filter or a wrong schema concerns one conversation. A rate limit is handled by
 * waiting. A used-up quota applies to every call, so one is enough. `silentMs`: the shortest time after which a server counts
 * as silent.
 */
export function verdictOf(call: ModelCall | undefined, silentMs: number): Verdict {
  if (!call || call.outcome === 'rate_limited') return 'nothing';
  if (call.outcome === 'quota') return 'shut';
  // Ended by the time limit of the message, not by the server.
  if (call.outcome === 'timeout' && call.responseTimeMs < silentMs / 2) return 'nothing';
  return FAILED.has(call.outcome) ? 'failed' : 'well';
}
