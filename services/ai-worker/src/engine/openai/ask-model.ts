import type { ModelCall } from '@afya/service-contracts';
import type OpenAI from 'openai';
import { setTimeout as sleep } from 'node:timers/promises';
import { complete, type ModelRequest } from './client';
import { costKES, type Usage } from './cost';
import type { ModelGate } from './gate';
import { ModelGaveUp } from './model-gave-up';
import type { OpenAiEnv } from './openai.env';
import { type Outcome, readCompletion, readError, UNUSABLE } from './outcomes';
import type { Repair } from './prompt';
import { nextStep } from './retry';
import type { ModelAnswer } from './schema';
import type { TierModel } from './tier';

export interface ModelAccess {
  client: OpenAI;
  gate: ModelGate;
  env: Pick<OpenAiEnv, 'KES_PER_USD' | 'OPENAI_TIMEOUT_MS' | 'OPENAI_RETRY_MS'>;
}

export interface Question {
  tier: TierModel;
  /** the request, with a repair or without */
  request(repair?: Repair): ModelRequest;
  /** milliseconds for all calls and the waits between them */
  budgetMs: number;
  signal: AbortSignal;
}

export interface Answered {
  answer: ModelAnswer;
  calls: ModelCall[];
}

/** Asks until there is an answer that fits. Throws ModelGaveUp, or the signal's reason. */
export async function askModel(access: ModelAccess, question: Question): Promise<Answered> {
  const endsAt = performance.now() + question.budgetMs;
  const remaining = () => endsAt - performance.now();
  const calls: ModelCall[] = [];
  let repair: Repair | undefined;
  for (;;) {
    const denied = await access.gate.enter(question.signal);
    if (denied) throw new ModelGaveUp(denied, calls);
    const { outcome, call } = await callOnce(access, question, { repair, remainingMs: remaining() });
    calls.push(call);
    await access.gate.leave(call);
    if (outcome.kind === 'done') return { answer: outcome.answer, calls };
    const next = nextStep({
      outcomes: calls.map(({ outcome: kind }) => kind),
      ...('retryAfterMs' in outcome ? { retryAfterMs: outcome.retryAfterMs } : {}),
      remainingMs: remaining(),
      baseMs: access.env.OPENAI_RETRY_MS,
    });
    if (next.do === 'give_up') throw new ModelGaveUp(next.reason, calls);
    repair = next.do === 'repair' && UNUSABLE.has(outcome.kind) ? (outcome as Repair) : undefined;
    if (next.do === 'retry' && next.waitMs > 0) await sleep(next.waitMs, undefined, { signal: question.signal });
  }
}

async function callOnce(
  { client, env }: ModelAccess,
  { tier, request, signal }: Question,
  { repair, remainingMs }: { repair: Repair | undefined; remainingMs: number },
): Promise<{ outcome: Outcome; call: ModelCall }> {
  const startedAt = performance.now();
  const timeoutMs = Math.max(1, Math.ceil(Math.min(env.OPENAI_TIMEOUT_MS, remainingMs)));
  let outcome: Outcome;
  let usage: Usage | undefined;
  try {
    const completion = await complete(client, request(repair), { timeoutMs, signal });
    outcome = readCompletion(completion);
    usage = completion?.usage;
  } catch (error) {
    signal.throwIfAborted();
    const read = readError(error);
    if (!read) throw error;
    outcome = read;
  }
  const used = { prompt_tokens: usage?.prompt_tokens ?? 0, completion_tokens: usage?.completion_tokens ?? 0 };
  const call: ModelCall = {
    model: tier.model,
    outcome: outcome.kind,
    tokenCount: used.prompt_tokens + used.completion_tokens,
    costKES: costKES(used, tier.price, env.KES_PER_USD),
    responseTimeMs: Math.round(performance.now() - startedAt),
  };
  return { outcome, call };
}
