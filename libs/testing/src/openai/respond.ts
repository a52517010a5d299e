import type { ServerResponse } from 'node:http';
import type { OpenAiAnswer, OpenAiFault, OpenAiRequest } from './answers';
import { answerOf, type Completion, completionOf, wholeBody } from './completion';
import { refuseUnknown } from './strict';
import { breakOff, type HowItEnds, stream } from './stream';

type Respond = (response: ServerResponse, request: OpenAiRequest, answer: OpenAiAnswer) => void;

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_test', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const refuse =
  (status: number, error: { message: string; type: string; code: string | null }): Respond =>
  (response, _request, { retryAfter }) =>
    send(response, status, { error: { param: null, ...error } }, retryAfter ? { 'retry-after': retryAfter } : {});

/** A careless server: its error quotes the request. */
const badRequest: Respond = (response, { raw }) =>
  send(response, 400, { error: { message: raw, type: 'invalid_request_error' } });

const isStreamed = ({ body }: OpenAiRequest, { atOnce = false }: OpenAiAnswer) => body['stream'] === true && !atOnce;

/** Streamed if requested. */
const respondWith =
  (completionFor: (request: OpenAiRequest, answer: OpenAiAnswer) => Completion): Respond =>
  (response, request, answer) => {
    const completion = completionFor(request, answer);
    if (isStreamed(request, answer)) void stream(response, completion, answer);
    else send(response, 200, wholeBody(completion));
  };

const finishedBy = (finish: string, content: (whole: string) => string | null): Respond =>
  respondWith((request, answer) =>
    completionOf(request, answer, { content: content(answerOf(request, answer)), finish }),
  );

function success(request: OpenAiRequest, answer: OpenAiAnswer): Completion {
  const content = answerOf(request, answer);
  const maxLength = answer.knowsMaxTokensOnly ? Number(request.body['max_tokens'] ?? Infinity) * 4 : Infinity;
  if (content.length <= maxLength) return completionOf(request, answer, { content });
  return completionOf(request, answer, { content: content.slice(0, maxLength), finish: 'length' });
}

/** Starts normally. Without a stream it announces a whole body and sends a part of it. */
const partly =
  (how: HowItEnds): Respond =>
  (response, request, answer) => {
    const completion = success(request, answer);
    if (isStreamed(request, answer)) return void stream(response, completion, answer, how);
    const whole = wholeBody(completion);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    response.write(whole.slice(0, whole.length / 2), () => breakOff(response, how));
  };

const hasImage = ({ raw }: OpenAiRequest) => raw.includes('"image_url"');

const REFUSED = { message: 'Refused', type: 'refused', code: null };

export const respondWell: Respond = (response, request, answer) => {
  if (answer.strict && refuseUnknown(response, request, answer.strict)) return;
  if (answer.status) refuse(answer.status, REFUSED)(response, request, answer);
  else if (answer.blind && hasImage(request)) badRequest(response, request, answer);
  else respondWith(success)(response, request, answer);
};

export const RESPOND: Readonly<Record<OpenAiFault, Respond>> = {
  rate_limit: refuse(429, {
    message: 'Rate limit reached for requests',
    type: 'requests',
    code: 'rate_limit_exceeded',
  }),
  quota: refuse(429, {
    message: 'You exceeded your current quota',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  unauthorized: refuse(401, {
    message: 'Incorrect API key provided',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  }),
  bad_request: badRequest,
  server_error: refuse(500, { message: 'The server had an error', type: 'server_error', code: null }),
  hang: () => undefined,
  hang_in_body: partly('hang'),
  cut: (response) => response.socket?.destroy(),
  half_json: partly('cut'),
  error_event: partly('error_event'),
  half_event: partly('half_event'),
  unfinished: partly('unfinished'),
  no_json: (response) => send(response, 200, '<html>Bad gateway</html>', { 'content-type': 'text/html' }),
  wrong_schema: respondWith((request, answer) => completionOf(request, answer, { content: '{"answer":42}' })),
  broken_json: finishedBy('stop', (whole) => whole.slice(0, whole.length / 2)),
  refusal: respondWith((request, answer) => completionOf(request, answer, { refusal: 'I cannot help with that.' })),
  length: finishedBy('length', (whole) => whole.slice(0, whole.length / 2)),
  content_filter: finishedBy('content_filter', () => null),
  empty: respondWith((request, answer) => ({ ...completionOf(request, answer, {}), isEmpty: true })),
};
