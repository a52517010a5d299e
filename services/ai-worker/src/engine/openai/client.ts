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
import { Silence, SilentServerError } from './silence';

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
  /** the whole call */
  timeoutMs: number;
  /** until the model begins to write; undefined: only `timeoutMs` counts, for a server that does not stream */
  firstTokenMs?: number | undefined;
  /** between two pieces of an answer that has begun */
  idleMs?: number;
  /** characters of an answer */
  longest?: number;
  signal: AbortSignal;
  /** each piece that the model writes, as it comes */
  onText?: (piece: string) => void;
  /** whether the answer comes as a stream, once that is known */
  onStreams?: (streams: boolean) => void;
}

/** Characters of one answer where no other bound is given. */
const LONGEST = 400_000;

/**
 * One call, streamed, put together as if it had come at once. The client's own time-out ends with the headers of the answer, so the
 * signal bounds the body as well; a stream that is told to stop just ends, in its middle. Throws what the client throws, and
 * SilentServerError when nothing came for as long as may be.
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
    const asked = client.chat.completions.create(request, { signal: ends, timeout: timeoutMs + 1_000 });
    const response = await asked.asResponse();
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
  /** keeps its silence about what it reads */
  client: OpenAI;
  reading: AbortController;
  silence: Silence;
}

/** The body of an answer: events, or all at once from a server that does not stream. Undefined: it is no answer of a model's. */
async function read(response: Response, reader: Reading): Promise<ChatCompletion | undefined> {
  const { onStreams, onText = () => undefined } = reader;
  const type = typeOf(response);
  if (!response.body) return undefined;
  if (type.includes('text/event-stream')) {
    onStreams?.(true);
    return readEvents(response, reader);
  }
  const body = await readText(response.body, reader);
  // a proxy's page
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

/** What has begun to come is on its way. */
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
