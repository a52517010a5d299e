import OpenAI, { APIUserAbortError } from 'openai';
import { Stream } from 'openai/core/streaming';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { orAborted } from '../files/or-aborted';
import { gather } from './gather';
import type { OpenAiEnv } from './openai.env';
import { Silence, SilentServerError } from './silence';

export type ModelRequest = ChatCompletionCreateParamsStreaming;
type Connection = Pick<OpenAiEnv, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>;

/**
 * The official client without its defaults: no retries, no log (it can print whole requests), no account from the
 * environment, and no redirect, which would send patient text to another host.
 */
export function createClient({ OPENAI_API_KEY, OPENAI_BASE_URL }: Connection): OpenAI {
  return new OpenAI({
    // Local servers need no key, but the client does.
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
  /** the whole call */
  timeoutMs: number;
  /** until the model begins to write; undefined: only `timeoutMs` applies, for a server that does not stream */
  firstTokenMs?: number | undefined;
  /** between two chunks of a started answer */
  idleMs?: number;
  /** characters of an answer */
  longest?: number;
  signal: AbortSignal;
  /** called with each chunk of the model's text */
  onText?: (piece: string) => void;
  /** called once it is clear whether the answer is streamed */
  onStreams?: (streams: boolean) => void;
}

/** Default limit of characters of an answer. */
const LONGEST = 400_000;

/**
 * One streamed call, assembled to a single response. The client's own time-out ends with the response headers, so the signal
 * also limits the body; an aborted stream just ends in the middle. Throws the client's errors, and SilentServerError when
 * nothing arrives within the limit.
 */
export async function complete(
  client: OpenAI,
  request: ModelRequest,
  limits: CallLimits,
): Promise<ChatCompletion | undefined> {
  const { timeoutMs, firstTokenMs, signal } = limits;
  const silence = new Silence();
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs), silence.signal]);
  const reading = new AbortController();
  const stop = () => reading.abort();
  ends.addEventListener('abort', stop);
  try {
    silence.allow(firstTokenMs);
    const call = client.chat.completions.create(request, { signal: ends, timeout: timeoutMs + 1_000 });
    const response = await call.asResponse();
    if (ends.aborted) stop();
    return await read(response, { ...limits, client, reading, silence });
  } catch (error) {
    if (silence.signal.aborted) throw new SilentServerError();
    throw ends.aborted ? new APIUserAbortError() : error;
  } finally {
    silence.end();
    ends.removeEventListener('abort', stop);
  }
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.toLowerCase() ?? '';

interface Reading extends CallLimits {
  /** restarts the silence timer for everything it reads */
  client: OpenAI;
  reading: AbortController;
  silence: Silence;
}

/** The body of an answer: events, or one object from a server that does not stream. Undefined: not an answer of a model. */
async function read(response: Response, reader: Reading): Promise<ChatCompletion | undefined> {
  const { onStreams, onText = () => undefined } = reader;
  const type = typeOf(response);
  if (!response.body) return undefined;
  if (type.includes('text/event-stream')) {
    onStreams?.(true);
    return readEvents(response, reader);
  }
  const body = await readText(response.body, reader);
  // A page of a proxy.
  if (!type.includes('json')) return undefined;
  const completion = JSON.parse(body) as ChatCompletion | null;
  if (completion?.choices) onStreams?.(false);
  const content: unknown = completion?.choices?.[0]?.message?.content;
  if (typeof content === 'string') onText(content);
  return completion ?? undefined;
}

function readEvents(response: Response, { client, reading, silence, idleMs, ...limits }: Reading) {
  const { onText = () => undefined, longest = LONGEST } = limits;
  const chunks = Stream.fromSSEResponse<ChatCompletionChunk>(response, reading, client);
  return gather(chunks, { onText, longest, onChunk: () => silence.allow(idleMs) });
}

/** The answer has started. */
async function readText(body: NonNullable<Response['body']>, { reading, silence, idleMs }: Reading): Promise<string> {
  const decoder = new TextDecoder();
  const chunks = body.getReader();
  let text = '';
  try {
    for (;;) {
      silence.allow(idleMs);
      const { done, value } = await orAborted(chunks.read(), reading.signal);
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    void chunks.cancel().catch(() => undefined);
  }
}
