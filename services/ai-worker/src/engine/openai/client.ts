import OpenAI, { APIUserAbortError } from 'openai';
import { Stream } from 'openai/core/streaming';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { orAborted } from './files/or-aborted';
import { gather } from './gather';
import type { OpenAiEnv } from './openai.env';

export type ModelRequest = ChatCompletionCreateParamsStreaming;
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

export interface CallLimits {
  timeoutMs: number;
  signal: AbortSignal;
  /** told of each piece that the model writes, as it comes */
  onText?: (piece: string) => void;
}

/**
 * One call, streamed, put together as if it had come at once. The client's own time-out ends with the headers of the answer, so the
 * signal bounds the body as well; a stream that is told to stop just ends, in its middle. Throws what the client throws.
 */
export async function complete(
  client: OpenAI,
  request: ModelRequest,
  { timeoutMs, signal, onText = () => undefined }: CallLimits,
): Promise<ChatCompletion | undefined> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const asked = client.chat.completions.create(request, { signal: ends, timeout: timeoutMs + 1_000 });
  const response = await asked.asResponse();
  const reading = new AbortController();
  const stop = () => reading.abort();
  ends.addEventListener('abort', stop);
  try {
    if (ends.aborted) stop();
    return await read(response, { client, reading, onText });
  } catch (error) {
    throw ends.aborted ? new APIUserAbortError() : error;
  } finally {
    ends.removeEventListener('abort', stop);
  }
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.toLowerCase() ?? '';

interface Reading {
  /** keeps its silence about what it reads */
  client: OpenAI;
  reading: AbortController;
  onText: (piece: string) => void;
}

/** The body of an answer: events, or all at once from a server that does not stream. Undefined: it is no answer of a model's. */
async function read(response: Response, { client, reading, onText }: Reading): Promise<ChatCompletion | undefined> {
  const type = typeOf(response);
  if (!response.body) return undefined;
  if (type.includes('text/event-stream'))
    return gather(Stream.fromSSEResponse<ChatCompletionChunk>(response, reading, client), onText);
  const body = await orAborted(response.text(), reading.signal);
  // a proxy's page
  if (!type.includes('json')) return undefined;
  const completion = JSON.parse(body) as ChatCompletion | null;
  const content: unknown = completion?.choices?.[0]?.message?.content;
  if (typeof content === 'string') onText(content);
  return completion ?? undefined;
}
