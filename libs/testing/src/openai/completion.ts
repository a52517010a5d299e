import type { OpenAiAnswer, OpenAiRequest } from './answers';
import { overlay, sample } from './sample';

const USAGE = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };

/** What a model has to say to one request, before it is put on the wire. */
export interface Completion {
  message: { content?: string | null; refusal?: string };
  finish: string;
  model: unknown;
  /** none of a server that does not count */
  usage: typeof USAGE | undefined;
  /** an answer without any choice */
  isEmpty?: boolean;
}

/** An answer in the request's own schema, with what the script lays over it. */
export function answerOf({ body }: OpenAiRequest, { reply = {} }: OpenAiAnswer): string {
  if (typeof reply === 'string') return reply;
  return JSON.stringify(overlay(sample(schemaOf(body)), reply));
}

/** The schema that an answer is to fit: of the response format, else the line of the prompt that holds it. */
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
  ...{ message, finish, model: request.body['model'] },
  usage: answer.withoutUsage ? undefined : USAGE,
});

const head = ({ model }: Completion, object: string) => ({
  ...{ id: 'chatcmpl-test', object, created: 1_790_000_000, model },
});

/** A chat completion as the API gives it at once. */
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

/** The same as the events of a stream: a role, pieces, how it finished, and what it took in a chunk of its own. */
export function eventsOf(completion: Completion): string[] {
  const { message, finish, usage, isEmpty } = completion;
  const chunk = (choices: unknown[], over: object = {}) =>
    event({ ...head(completion, 'chat.completion.chunk'), choices, usage: null, ...over });
  const saying = (delta: object, reason: string | null = null) =>
    chunk([{ index: 0, delta, finish_reason: reason, logprobs: null }]);
  const said = [
    saying({ role: 'assistant', content: '', refusal: null }),
    ...piecesOf(message.content ?? '').map((content) => saying({ content })),
    ...piecesOf(message.refusal ?? '').map((refusal) => saying({ refusal })),
    saying({}, finish),
  ];
  return [...(isEmpty ? [] : said), ...(usage ? [chunk([], { usage })] : []), 'data: [DONE]\n\n'];
}
