import type { OpenAiEnv } from './openai.env';

export type CallTimes = Pick<OpenAiEnv, 'OPENAI_TIMEOUT_MS' | 'OPENAI_FIRST_TOKEN_MS' | 'OPENAI_IDLE_MS'>;

/** A call after a silent one gets a part of the time, so that the patient does not wait twice. */
const HURRIED_PART = 1 / 5;
/** A shorter time says nothing about a server. */
const HURRIED_MIN_MS = 500;

export interface SilenceLimits {
  firstTokenMs: number;
  idleMs: number;
}

/** How long a server may send nothing. A call with a short total time is silent before it ends. */
export function silenceLimits(env: CallTimes, isHurried = false): SilenceLimits {
  const limit = (milliseconds: number) => {
    const full = Math.min(milliseconds, env.OPENAI_TIMEOUT_MS / 2);
    return isHurried ? Math.min(full, Math.max(HURRIED_MIN_MS, full * HURRIED_PART)) : full;
  };
  return { firstTokenMs: limit(env.OPENAI_FIRST_TOKEN_MS), idleMs: limit(env.OPENAI_IDLE_MS) };
}

/** The shortest time after which a call counts as silent. */
export function shortestSilenceMs(env: CallTimes): number {
  const { firstTokenMs, idleMs } = silenceLimits(env);
  return Math.min(firstTokenMs, idleMs);
}
