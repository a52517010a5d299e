import OpenAI from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { OpenAiEnv } from './openai.env';

export type ModelRequest = ChatCompletionCreateParamsNonStreaming;
type Connection = Pick<OpenAiEnv, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>;

/**
 * The official client with nothing of its own will: no retries, no log (it can print whole requests), no account read from the
 * environment, and no redirect that would carry the words of a patient to another host.
 */
export function createClient({ OPENAI_API_KEY, OPENAI_BASE_URL }: Connection): OpenAI {
  return new OpenAI({
    // servers on one's own machine want none, and the client wants one
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    adminAPIKey: null,
    maxRetries: 0,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
}

/**
 * One call. The client's own time-out ends with the headers of the answer, so the signal bounds the body as well.
 * Throws what the client throws.
 */
export function complete(
  client: OpenAI,
  request: ModelRequest,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<ChatCompletion> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return client.chat.completions.create(request, { signal: ends, timeout: timeoutMs + 1_000 });
}
