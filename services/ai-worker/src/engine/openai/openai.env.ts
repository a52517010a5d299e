import { envVariables } from '@afya/runtime';
import * as z from 'zod';

const { count, milliseconds } = envVariables;

/** USD for a million tokens: `input,output`. */
const price = (fallback: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be USD per million tokens as input,output: 0.15,0.60')
    .default(fallback)
    .transform((pair) => pair.split(',').map(Number) as [number, number])
    .transform(([input, output]) => ({ input, output }));

/** The variables of the language-model engine; used with ENGINE=openai. */
export const openAiVariables = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://api.openai.com/v1' }).optional(),
  OPENAI_MODEL_BASIC: z.string().default('gpt-4o-mini'),
  OPENAI_MODEL_MID: z.string().default('gpt-4o'),
  OPENAI_MODEL_ADVANCED: z.string().default('gpt-4o'),
  OPENAI_PRICE_BASIC: price('0.15,0.60'),
  OPENAI_PRICE_MID: price('2.50,10'),
  OPENAI_PRICE_ADVANCED: price('2.50,10'),
  /** writes voice notes down; `off`: they are refused, for a server without /audio/transcriptions */
  OPENAI_MODEL_VOICE: z.string().default('whisper-1'),
  /** USD per minute of a voice note */
  OPENAI_PRICE_VOICE: z.coerce.number().nonnegative().default(0.006),
  KES_PER_USD: z.coerce.number().positive().default(130),
  /** the time limit of one call; all calls for one reply end within ENGINE_TIMEOUT_MS */
  OPENAI_TIMEOUT_MS: milliseconds(45_000),
  /** a streaming model must begin to write or reason within this time */
  OPENAI_FIRST_TOKEN_MS: milliseconds(10_000),
  /** the longest pause between two chunks */
  OPENAI_IDLE_MS: milliseconds(10_000),
  /** the maximum of the first pause after a temporary fault; it doubles with each further one */
  OPENAI_RETRY_MS: milliseconds(500),
  /** the maximum of tokens a model may write for one reply, reasoning included */
  OPENAI_MAX_TOKENS: count(6_000),
};
export type OpenAiEnv = z.output<z.ZodObject<typeof openAiVariables>>;
