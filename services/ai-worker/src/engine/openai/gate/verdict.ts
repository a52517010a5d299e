import type { CallOutcome, ModelCall } from '@afya/service-contracts';

/** What the end of a call says of the server: it is well, it failed, it will refuse whoever asks, or nothing. */
export type Verdict = 'well' | 'failed' | 'shut' | 'nothing';

/** A wrong key fails every call, but a proxy also answers 403 to one request that it dislikes: one of them shuts nothing. */
const FAILED: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  'server_error',
  'timeout',
  'connection',
  'unauthorized',
]);

/**
 * Bad answers are answers: a refusal, a filter or a wrong schema is about one conversation. A rate limit has its own remedy, the
 * wait. A quota that is used up holds for every call, so one is enough. `silentMs`: the shortest time after which a server counts as silent.
 */
export function verdictOf(call: ModelCall | undefined, silentMs: number): Verdict {
  if (!call || call.outcome === 'rate_limited') return 'nothing';
  if (call.outcome === 'quota') return 'shut';
  // cut short by the end of a message's time, not by the server
  if (call.outcome === 'timeout' && call.responseTimeMs < silentMs / 2) return 'nothing';
  return FAILED.has(call.outcome) ? 'failed' : 'well';
}
