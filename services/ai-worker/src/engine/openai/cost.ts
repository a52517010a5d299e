import type { EngineReply, ModelCall } from '@afya/service-contracts';
import type { ModelRequest } from './client';
import type { TokenPrice } from './tier';

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
}

/** As the price of a send counts them. */
const CHARACTERS_PER_TOKEN = 4;
/** About what models take for a picture of the size that ours have. */
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

/** What a call took that told nothing of it: cut in its middle, or from a server that does not count. Nothing where nothing came. */
export function estimatedUsage(request: ModelRequest, written: number): Usage {
  if (written === 0) return { prompt_tokens: 0, completion_tokens: 0 };
  const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  return { prompt_tokens: tokens(charactersIn(request)), completion_tokens: tokens(written) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What a server says that a call took; where it says nothing, or something that is no count, the estimate. */
export function countedUsage(told: unknown, estimated: Usage): Usage {
  const { prompt_tokens: prompt, completion_tokens: completion } = (told ?? {}) as Record<keyof Usage, unknown>;
  return {
    prompt_tokens: isCount(prompt) ? prompt : estimated.prompt_tokens,
    completion_tokens: isCount(completion) ? completion : estimated.completion_tokens,
  };
}

const round = (kes: number) => Math.round(kes * 10_000) / 10_000;

/** What the tokens of a call cost in KES, to a hundredth of a cent. What a server gives cheaper from its cache is not counted off. */
export function costKES(usage: Usage, price: TokenPrice, kesPerUsd: number): number {
  const usd = (usage.prompt_tokens * price.input + usage.completion_tokens * price.output) / 1_000_000;
  return round(usd * kesPerUsd);
}

/** What all calls for one reply took together, under the name of the model that gave it. */
export function totalOf(calls: readonly ModelCall[], model: string, responseTimeMs: number): EngineReply['call'] {
  return {
    model,
    tokenCount: calls.reduce((sum, call) => sum + call.tokenCount, 0),
    costKES: round(calls.reduce((sum, call) => sum + call.costKES, 0)),
    responseTimeMs: Math.round(responseTimeMs),
  };
}
