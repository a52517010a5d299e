import type { Stage } from '@afya/contracts';
import type { ReplyInput } from '@afya/service-contracts';
import type { OpenAiEnv } from '../src/engine/openai/openai.env';

/** A turn with ids that must not leave the product. */
export const makeTurn = (over: Partial<ReplyInput> = {}): ReplyInput => ({
  sessionId: 'SESSION-planted-0001-',
  token: 'token-planted',
  leaseMs: 8_000,
  replyId: '0b1c2d3e-1111-4000-8000-00000000beef',
  attempt: 1,
  stage: 'initial_gathering',
  language: 'sw',
  collectedInfo: { age: 30, sex: 'female' },
  confidence: null,
  messages: [{ id: 'message-planted-2', text: 'Nina homa na kichwa kinauma tangu juzi', isUser: true }],
  recent: [{ id: 'message-planted-1', text: 'Habari, una umri gani?', isUser: false, question: 'age' }],
  files: [],
  memory: null,
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  ...over,
});

export const at = (stage: Stage, over: Partial<ReplyInput> = {}) => makeTurn({ stage, ...over });

/** Times that no answer reaches even on a busy machine: a spec about a time limit sets its own. */
export const makeEnv = (over: Partial<OpenAiEnv> = {}): OpenAiEnv => ({
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: undefined,
  OPENAI_MODEL_BASIC: 'small',
  OPENAI_MODEL_MID: 'middle',
  OPENAI_MODEL_ADVANCED: 'large',
  OPENAI_PRICE_BASIC: { input: 0.15, output: 0.6 },
  OPENAI_PRICE_MID: { input: 2.5, output: 10 },
  OPENAI_PRICE_ADVANCED: { input: 5, output: 15 },
  OPENAI_MODEL_VOICE: 'listener',
  OPENAI_PRICE_VOICE: 0.006,
  KES_PER_USD: 130,
  OPENAI_TIMEOUT_MS: 20_000,
  OPENAI_FIRST_TOKEN_MS: 10_000,
  OPENAI_IDLE_MS: 10_000,
  OPENAI_RETRY_MS: 2,
  OPENAI_MAX_TOKENS: 6_000,
  ...over,
});

/** Parts of a model's answer at final_analysis. */
export const DIAGNOSIS = {
  preliminaryDiagnosis: { en: 'Malaria', sw: 'Malaria' },
  score: 72,
  adviceLevel: 'urgent',
  differentialDiagnoses: [
    { name: { en: 'Flu', sw: 'Mafua' }, likelihood: 10 },
    { name: { en: 'Typhoid', sw: 'Homa ya matumbo' }, likelihood: 20 },
  ],
  reasoningPath: [{ en: 'Fever for two days', sw: 'Homa kwa siku mbili' }],
  criticalFactors: [],
  recommendations: [{ en: 'Take a test', sw: 'Fanya kipimo' }],
  whenToGoNow: [],
};
