import type { CallOutcome, FailoverReason } from '@afya/service-contracts';
import { LASTING, UNUSABLE } from './outcomes';

/** Calls for one reply, repair included. */
const ATTEMPTS = 5;
/** Invalid answers: the first is repaired, after the second the model is asked again, the third is the last. */
const UNUSABLE_ANSWERS = 3;
const LONGEST_MS = 8_000;
/** Calls to a silent server: the second is a short one. */
const TIMEOUTS = 2;

export type Next =
  { do: 'repair' } | { do: 'lighten' } | { do: 'retry'; waitMs: number } | { do: 'give_up'; reason: FailoverReason };

export interface Tried {
  /** the outcomes of the calls so far, the last one last */
  outcomes: readonly CallOutcome[];
  /** a part that the last call was refused for can be removed */
  canLighten?: boolean;
  /** the last call ended because the server sent nothing */
  isSilent?: boolean;
  /** the wait that the last refusal asked for */
  retryAfterMs?: number;
  remainingMs: number;
  /** the maximum of the first pause */
  baseMs: number;
  /** 0 ≤ n < 1 */
  random?: () => number;
}

/** Milliseconds: anything up to `base` × 2^pauses ("full jitter"), so that retries do not come in waves. */
const jitter = (pauses: number, { baseMs, random = Math.random }: Tried) =>
  Math.ceil(random() * Math.min(LONGEST_MS, baseMs * 2 ** pauses));

/** The next step after a call without an answer. A pause that is longer than the remaining time is not started. */
export function nextStep(tried: Tried): Next {
  const { outcomes, retryAfterMs = 0, remainingMs, canLighten = false, isSilent = false } = tried;
  const last = outcomes.at(-1)!;
  if ((LASTING.has(last) && !canLighten) || outcomes.length >= ATTEMPTS) return { do: 'give_up', reason: last };
  if (remainingMs <= 0) return { do: 'give_up', reason: 'time_up' };
  if (canLighten) return { do: 'lighten' };
  if (last === 'timeout') {
    // An answer that did not finish within its time would not finish the second time either.
    const isOver = !isSilent || outcomes.filter((outcome) => outcome === 'timeout').length >= TIMEOUTS;
    return isOver ? { do: 'give_up', reason: last } : { do: 'retry', waitMs: 0 };
  }
  const unusable = outcomes.filter((outcome) => UNUSABLE.has(outcome)).length;
  if (UNUSABLE.has(last)) {
    if (unusable >= UNUSABLE_ANSWERS) return { do: 'give_up', reason: last };
    return unusable === 1 ? { do: 'repair' } : { do: 'retry', waitMs: 0 };
  }
  const waitMs = retryAfterMs + jitter(outcomes.length - unusable - 1, tried);
  return waitMs < remainingMs ? { do: 'retry', waitMs } : { do: 'give_up', reason: last };
}
