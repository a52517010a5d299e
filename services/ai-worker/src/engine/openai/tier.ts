import { priceTier } from '@afya/contracts';
import type { Turn } from '@afya/service-contracts';
import type { OpenAiEnv } from './openai.env';

/** USD for a million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

export interface TierModel {
  model: string;
  price: TokenPrice;
}

/** The model that answers a turn: stage and files choose as they choose the price of the send. */
export function modelFor({ stage, files }: Pick<Turn, 'stage' | 'files'>, env: OpenAiEnv): TierModel {
  const tiers: Record<ReturnType<typeof priceTier>, TierModel> = {
    basic: { model: env.OPENAI_MODEL_BASIC, price: env.OPENAI_PRICE_BASIC },
    mid: { model: env.OPENAI_MODEL_MID, price: env.OPENAI_PRICE_MID },
    advanced: { model: env.OPENAI_MODEL_ADVANCED, price: env.OPENAI_PRICE_ADVANCED },
  };
  return tiers[priceTier({ stage, files: files.map(({ type }) => type) })];
}
