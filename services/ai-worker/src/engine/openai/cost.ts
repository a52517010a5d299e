import type { EngineReply, ModelCall } from '@afya/service-contracts';
import type { TokenPrice } from './tier';

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
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
