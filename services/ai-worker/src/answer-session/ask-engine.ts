import { AppError, counter, histogram, inSpan } from '@afya/runtime';
import { callsOf, type EngineReply, type ModelCall, type ReplyInput } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from '../engine/consultation-engine';
import { NoReply } from '../engine/no-reply';

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

/** The engine used all its time. */
export class EngineTimeout extends AppError {}

interface Limits {
  timeoutMs: number;
  /** the work stops when one of these aborts */
  signals: AbortSignal[];
  onProgress?: OnProgress;
}

function rejectionAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

/** Returns the engine's reply, or throws ENGINE_FAILED with the cause; ends in time even when the engine ignores its signal. */
export async function askEngine(engine: ConsultationEngine, turn: ReplyInput, limits: Limits): Promise<EngineReply> {
  const timeUp = new AbortController();
  const timer = setTimeout(() => timeUp.abort(new DOMException('engine', 'TimeoutError')), limits.timeoutMs);
  const signal = AbortSignal.any([timeUp.signal, ...limits.signals]);
  try {
    const reply = await inSpan({ name: 'ask engine', attributes: { 'afya.stage': turn.stage } }, () =>
      Promise.race([engine.reply(turn, signal, limits.onProgress), rejectionAt(signal)]),
    );
    countReply(reply);
    return reply;
  } catch (cause) {
    if (!limits.signals.some(({ aborted }) => aborted)) countFailure(callsOfFailure(cause));
    const Failure = timeUp.signal.aborted ? EngineTimeout : AppError;
    throw new Failure('ENGINE_FAILED', {}, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The calls to language models before a failure; `error` was thrown by an engine or by `askEngine`. */
export function callsOfFailure(error: unknown): readonly ModelCall[] {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof NoReply ? cause.calls : [];
}

/** The models are those of the environment, and `embedded`. */
function countReply(reply: EngineReply): void {
  countCalls(callsOf(reply));
  if (reply.failover) failovers.inc({ reason: reply.failover.reason });
}

/** The calls were made, but no reply came of them. */
function countFailure(calls: readonly ModelCall[]): void {
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
