import { inSpan } from '@afya/runtime';
import type { ModelCall } from '@afya/service-contracts';
import type OpenAI from 'openai';
import { complete, type ModelRequest } from './client';
import { costKES, countedUsage, estimatedUsage } from './cost';
import { type CallTimes, silenceLimits } from './call-times';
import type { OpenAiEnv } from './openai.env';
import { type Outcome, readCompletion, readError } from './outcomes';
import type { ServerForms } from './server-forms';
import type { TierModel } from './tier';

/** Servers that ignore the limit of tokens are stopped at so many characters for each. */
const CHARACTERS_PER_TOKEN_AT_MOST = 8;

export interface ModelConnection {
  client: OpenAI;
  env: Pick<OpenAiEnv, 'KES_PER_USD' | 'OPENAI_MAX_TOKENS' | keyof CallTimes>;
  forms: ServerForms;
}

export interface Asked {
  tier: TierModel;
  request: ModelRequest;
  /** a call before it met a silent server: the patient has waited once */
  isHurried: boolean;
  signal: AbortSignal;
  /** told when the model begins to write, and no more */
  onWriting: () => void;
}

export interface Called {
  outcome: Outcome;
  call: ModelCall;
}

/** The call as a stretch of the trace, with its numbers. The server is told nothing of the trace: it is a stranger. */
export function tracedCall(connection: ModelConnection, asked: Asked, remainingMs: number): Promise<Called> {
  const facts = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': asked.tier.model };
  return inSpan({ name: 'call model', kind: 'client', facts }, async (span) => {
    const called = await callOnce(connection, asked, remainingMs);
    const { outcome, tokenCount, costKES: cost } = called.call;
    span.add({ 'afya.outcome': outcome, 'afya.tokens': tokenCount, 'afya.cost_kes': cost });
    return called;
  });
}

/** One call, how it ended and what it took. Throws the signal's reason, and faults of our own. */
export async function callOnce(
  { client, env, forms }: ModelConnection,
  { tier, request, isHurried, signal, onWriting }: Asked,
  remainingMs: number,
): Promise<Called> {
  const startedAt = performance.now();
  const timeoutMs = Math.max(1, Math.ceil(Math.min(env.OPENAI_TIMEOUT_MS, remainingMs)));
  const { firstTokenMs, idleMs } = silenceLimits(env, isHurried);
  const limits = {
    ...{ timeoutMs, idleMs, signal, longest: env.OPENAI_MAX_TOKENS * CHARACTERS_PER_TOKEN_AT_MOST },
    firstTokenMs: forms.streams ? firstTokenMs : undefined,
    onStreams: (streams: boolean) => void (forms.streams = streams),
  };
  let written = 0;
  const onText = (piece: string) => {
    if (written === 0) onWriting();
    written += piece.length;
  };
  let outcome: Outcome;
  let told: unknown;
  try {
    const completion = await complete(client, request, { ...limits, onText });
    outcome = readCompletion(completion);
    told = completion?.usage;
  } catch (error) {
    signal.throwIfAborted();
    const read = readError(error);
    if (!read) throw error;
    outcome = read;
  }
  const usage = countedUsage(told, estimatedUsage(request, written));
  const call: ModelCall = {
    model: tier.model,
    outcome: outcome.kind,
    tokenCount: usage.prompt_tokens + usage.completion_tokens,
    costKES: costKES(usage, tier.price, env.KES_PER_USD),
    responseTimeMs: Math.round(performance.now() - startedAt),
  };
  return { outcome, call };
}
