import { AppError, inSpan } from '@afya/runtime';
import type { EngineReply, ModelCall, ReplyInput } from '@afya/service-contracts';
import { ConsultationEngine, type OnProgress } from '../engine/consultation-engine';
import { NoReply } from '../engine/no-reply';
import { countFailure, countReply } from './engine-metrics';

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
