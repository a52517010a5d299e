import type { EngineReply, ModelCall } from '@afya/service-contracts';
import type { ModelRequest } from './client';
import type { TokenPrice } from './tier';

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
}

/** As in the price of a send. */
const CHARACTERS_PER_TOKEN = 4;
/** Approximate tokens of an image of our size. */
const TOKENS_PER_PICTURE = 1_000;

type Content = ModelRequest['messages'][number]['content'];

function charactersOf(content: Content): number {
  if (typeof content === 'string') return content.length;
  return (content ?? []).reduce((sum, part) => {
    if (part.type === 'image_url') return sum + TOKENS_PER_PICTURE * CHARACTERS_PER_TOKEN;
    return sum + (part.type === 'text' ? part.text.length : 0);
  }, 0);
}

const charactersIn = ({ messages, response_format: format }: ModelRequest): number =>
  messages.reduce((sum, { content }) => sum + charactersOf(content), JSON.stringify(format ?? '').length);

/** The estimated cost of a call without usage data: cut off, or from a server that does not count. Zero when nothing arrived. */
export function estimatedUsage(request: ModelRequest, written: number): Usage {
  if (written === 0) return { prompt_tokens: 0, completion_tokens: 0 };
  const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  return { prompt_tokens: tokens(charactersIn(request)), completion_tokens: tokens(written) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The usage that a server reports, or the estimate when it reports none or an invalid one. */
export function countedUsage(reported: unknown, estimated: Usage): Usage {
  const { prompt_tokens: prompt, completion_tokens: completion } = (reported ?? {}) as Record<keyof Usage, unknown>;
  return {
    prompt_tokens: isCount(prompt) ? prompt : estimated.prompt_tokens,
    completion_tokens: isCount(completion) ? completion : estimated.completion_tokens,
  };
}

const round = (kes: number) => Math.round(kes * 10_000) / 10_000;

/** The cost of a call's tokens in KES, to a hundredth of a cent. Discounts for cached tokens are ignored. */
export function costKES(usage: Usage, price: TokenPrice, kesPerUsd: number): number {
  const usd = (usage.prompt_tokens * price.input + usage.completion_tokens * price.output) / 1_000_000;
  return round(usd * kesPerUsd);
}

/** The cost of writing down a recording in KES. */
export const voiceCostKES = (seconds: number, usdPerMinute: number, kesPerUsd: number): number =>
  round((seconds / 60) * usdPerMinute * kesPerUsd);

/** The total of all calls of one reply, under the name of the model that gave it. */
export function totalOf(calls: readonly ModelCall[], model: string, responseTimeMs: number): EngineReply['call'] {
  return {
    model,
    tokenCount: calls.reduce((sum, call) => sum + call.tokenCount, 0),
    costKES: round(calls.reduce((sum, call) => sum + call.costKES, 0)),
    responseTimeMs: Math.round(responseTimeMs),
  };
}
