import type { OpenAiAnswer, OpenAiRequest } from './answers';
import { overlay, sample } from './sample';

const USAGE = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };

/** The response of a model to one request, before it is sent. */
export interface Completion {
  message: { content?: string | null; refusal?: string };
  finish: string;
  model: unknown;
  /** missing for a server that does not count tokens */
  usage: typeof USAGE | undefined;
  /** a response without any choice */
  isEmpty?: boolean;
}

/** A response in the request's own schema, with the overrides of the script. */
export function answerOf({ body }: OpenAiRequest, { reply = {} }: OpenAiAnswer): string {
  if (typeof reply === 'string') return reply;
  return JSON.stringify(overlay(sample(schemaOf(body)), reply));
}

/** The schema of the response: from the response format, else from the line of the prompt that contains it. */
function schemaOf(body: OpenAiRequest['body']): object {
  const format = body['response_format'] as { json_schema?: { schema?: object } } | undefined;
  if (format?.json_schema?.schema) return format.json_schema.schema;
  const [system] = (body['messages'] ?? []) as { content?: unknown }[];
  const line = String(system?.content ?? '')
    .split('\n')
    .findLast((each) => each.startsWith('{'));
  return line ? (JSON.parse(line) as object) : {};
}

export const completionOf = (
  request: OpenAiRequest,
  answer: OpenAiAnswer,
  { finish = 'stop', ...message }: Completion['message'] & { finish?: string },
): Completion => ({
  message,
  finish,
  model: request.body['model'],
  usage: answer.withoutUsage ? undefined : USAGE,
});

const head = ({ model }: Completion, object: string) => ({
  id: 'chatcmpl-test',
  object,
  created: 1_790_000_000,
  model,
});

/** A chat completion without streaming. */
export function wholeBody(completion: Completion): string {
  const { message, finish, usage, isEmpty } = completion;
  const choice = {
    index: 0,
    message: { role: 'assistant', content: null, refusal: null, ...message },
    finish_reason: finish,
    logprobs: null,
  };
  return JSON.stringify({
    ...head(completion, 'chat.completion'),
    choices: isEmpty ? [] : [choice],
    ...(usage && { usage }),
  });
}

const PIECES = 8;

function piecesOf(text: string): string[] {
  const length = Math.max(1, Math.ceil(text.length / PIECES));
  return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));
}

export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** The same as events of a stream: the role, the chunks, the finish reason, and the usage in its own chunk. */
export function eventsOf(completion: Completion): string[] {
  const { message, finish, usage, isEmpty } = completion;
  const chunk = (choices: unknown[], over: object = {}) =>
    event({ ...head(completion, 'chat.completion.chunk'), choices, usage: null, ...over });
  const deltaChunk = (delta: object, reason: string | null = null) =>
    chunk([{ index: 0, delta, finish_reason: reason, logprobs: null }]);
  const chunks = [
    deltaChunk({ role: 'assistant', content: '', refusal: null }),
    ...piecesOf(message.content ?? '').map((content) => deltaChunk({ content })),
    ...piecesOf(message.refusal ?? '').map((refusal) => deltaChunk({ refusal })),
    deltaChunk({}, finish),
  ];
  return [...(isEmpty ? [] : chunks), ...(usage ? [chunk([], { usage })] : []), 'data: [DONE]\n\n'];
}
