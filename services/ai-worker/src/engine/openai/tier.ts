import type { Stage } from '@afya/contracts';
import type { ReplyInput } from '@afya/service-contracts';
import type { OpenAiEnv } from './openai.env';

/** USD per million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

export interface TierModel {
  model: string;
  price: TokenPrice;
}

type Tier = 'basic' | 'mid' | 'advanced';

/** By the kind of text at a stage. The price of a send for the patient is separate: `priceTier` of the contracts. */
const WRITTEN_AT: Readonly<Record<Stage, Tier>> = {
  initial_gathering: 'basic',
  context_validation: 'mid',
  vision_analysis: 'mid',
  /** the diagnosis */
  diagnostic_prompt: 'advanced',
  /** advice: what to do, what to avoid and when to go immediately */
  final_analysis: 'mid',
  final_recommendations: 'mid',
  follow_up: 'mid',
  complete: 'mid',
};

function tierOf({ stage, files }: Pick<ReplyInput, 'stage' | 'files'>, isEmergency: boolean): Tier {
  const tier = WRITTEN_AT[stage];
  return tier === 'basic' && (files.length > 0 || isEmergency) ? 'mid' : tier;
}

/** The model for the reply to a turn. `isEmergency`: the red-flag rules found one, so the reply contains urgent advice. */
export function modelFor(turn: Pick<ReplyInput, 'stage' | 'files'>, isEmergency: boolean, env: OpenAiEnv): TierModel {
  const tiers: Readonly<Record<Tier, TierModel>> = {
    basic: { model: env.OPENAI_MODEL_BASIC, price: env.OPENAI_PRICE_BASIC },
    mid: { model: env.OPENAI_MODEL_MID, price: env.OPENAI_PRICE_MID },
    advanced: { model: env.OPENAI_MODEL_ADVANCED, price: env.OPENAI_PRICE_ADVANCED },
  };
  return tiers[tierOf(turn, isEmergency)];
}
