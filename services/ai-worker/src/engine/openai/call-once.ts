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

/** Characters per token after which a server that ignores the token limit is stopped. */
const CHARACTERS_PER_TOKEN_AT_MOST = 8;

export interface ModelConnection {
  client: OpenAI;
  env: Pick<OpenAiEnv, 'KES_PER_USD' | 'OPENAI_MAX_TOKENS' | keyof CallTimes>;
  forms: ServerForms;
}

export interface CallInput {
  tier: TierModel;
  request: ModelRequest;
  /** an earlier call met a silent server, so the patient has already waited once */
  isHurried: boolean;
  signal: AbortSignal;
  /** called when the model begins to write */
  onWriting: () => void;
}

export interface CallResult {
  outcome: Outcome;
  call: ModelCall;
}

/** The call as a span with its numbers. The trace context is not sent to the server, which is a third party. */
export function tracedCall(connection: ModelConnection, input: CallInput, remainingMs: number): Promise<CallResult> {
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': input.tier.model };
  return inSpan({ name: 'call model', kind: 'client', attributes }, async (span) => {
    const result = await callOnce(connection, input, remainingMs);
    const { outcome, tokenCount, costKES: cost } = result.call;
    span.add({ 'afya.outcome': outcome, 'afya.tokens': tokenCount, 'afya.cost_kes': cost });
    return result;
  });
}

/** Makes one call and returns its outcome and cost. Throws the signal's reason and internal errors. */
async function callOnce(
  { client, env, forms }: ModelConnection,
  { tier, request, isHurried, signal, onWriting }: CallInput,
  remainingMs: number,
): Promise<CallResult> {
  const startedAt = performance.now();
  const timeoutMs = Math.max(1, Math.ceil(Math.min(env.OPENAI_TIMEOUT_MS, remainingMs)));
  const { firstTokenMs, idleMs } = silenceLimits(env, isHurried);
  const limits = {
    timeoutMs,
    idleMs,
    signal,
    longest: env.OPENAI_MAX_TOKENS * CHARACTERS_PER_TOKEN_AT_MOST,
    firstTokenMs: forms.streams ? firstTokenMs : undefined,
    onStreams: (streams: boolean) => void (forms.streams = streams),
  };
  let written = 0;
  const onText = (piece: string) => {
    if (written === 0) onWriting();
    written += piece.length;
  };
  let outcome: Outcome;
  let reportedUsage: unknown;
  try {
    const completion = await complete(client, request, { ...limits, onText });
    outcome = readCompletion(completion);
    reportedUsage = completion?.usage;
  } catch (error) {
    signal.throwIfAborted();
    const read = readError(error);
    if (!read) throw error;
    outcome = read;
  }
  const usage = countedUsage(reportedUsage, estimatedUsage(request, written));
  const call: ModelCall = {
    model: tier.model,
    outcome: outcome.kind,
    tokenCount: usage.prompt_tokens + usage.completion_tokens,
    costKES: costKES(usage, tier.price, env.KES_PER_USD),
    responseTimeMs: Math.round(performance.now() - startedAt),
  };
  return { outcome, call };
}
