import type { ServerResponse } from 'node:http';
import type { OpenAiAnswer, OpenAiFault, OpenAiRequest } from './answers';
import { overlay, sample } from './sample';

const USAGE = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };
type Respond = (response: ServerResponse, request: OpenAiRequest, answer: OpenAiAnswer) => void;

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_test', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A chat completion as the API gives it. */
function completion(request: OpenAiRequest, message: Record<string, unknown>, finish = 'stop') {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: request.body['model'],
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, ...message },
        finish_reason: finish,
        logprobs: null,
      },
    ],
    usage: USAGE,
  };
}

/** An answer in the request's own schema, with what the script lays over it. */
function answerOf({ body }: OpenAiRequest, { reply = {} }: OpenAiAnswer): string {
  if (typeof reply === 'string') return reply;
  const format = body['response_format'] as { json_schema?: { schema?: object } } | undefined;
  return JSON.stringify(overlay(sample(format?.json_schema?.schema ?? {}), reply));
}

export const respondWell: Respond = (response, request, answer) =>
  send(response, 200, completion(request, { content: answerOf(request, answer) }));

const refuse =
  (status: number, error: { message: string; type: string; code: string | null }): Respond =>
  (response, _request, { retryAfter }) =>
    send(response, status, { error: { param: null, ...error } }, retryAfter ? { 'retry-after': retryAfter } : {});

const finishedBy =
  (reason: string, content: (whole: string) => string | null): Respond =>
  (response, request, answer) =>
    send(response, 200, completion(request, { content: content(answerOf(request, answer)) }, reason));

/** Promises a whole body and sends a part of it. */
const partly =
  (then: (response: ServerResponse) => void): Respond =>
  (response, request, answer) => {
    const whole = JSON.stringify(completion(request, { content: answerOf(request, answer) }));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    response.write(whole.slice(0, whole.length / 2), () => then(response));
  };

export const RESPOND: Readonly<Record<OpenAiFault, Respond>> = {
  rate_limit: refuse(429, {
    ...{ message: 'Rate limit reached for requests', type: 'requests', code: 'rate_limit_exceeded' },
  }),
  quota: refuse(429, {
    ...{ message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' },
  }),
  unauthorized: refuse(401, {
    ...{ message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' },
  }),
  // as careless as a server can be: its error quotes the request
  bad_request: (response, { raw }) => send(response, 400, { error: { message: raw, type: 'invalid_request_error' } }),
  server_error: refuse(500, { message: 'The server had an error', type: 'server_error', code: null }),
  hang: () => undefined,
  hang_in_body: partly(() => undefined),
  cut: (response) => response.socket?.destroy(),
  half_json: partly((response) => response.socket?.destroy()),
  no_json: (response) => send(response, 200, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  wrong_schema: (response, request) => send(response, 200, completion(request, { content: '{"answer":42}' })),
  broken_json: finishedBy('stop', (whole) => whole.slice(0, whole.length / 2)),
  refusal: (response, request) => send(response, 200, completion(request, { refusal: 'I cannot help with that.' })),
  length: finishedBy('length', (whole) => whole.slice(0, whole.length / 2)),
  content_filter: finishedBy('content_filter', () => null),
  empty: (response, request) => send(response, 200, { ...completion(request, {}), choices: [] }),
};
