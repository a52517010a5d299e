import type { CallOutcome } from '@afya/service-contracts';
import { freePort, type OpenAiFault, startOpenAi, type TestOpenAi } from '@afya/testing';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  InternalServerError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
} from 'openai';
import { type CallLimits, complete, createClient, type ModelRequest } from './client';
import { readError } from './outcomes';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const client = () => createClient({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url });
const REQUEST: ModelRequest = {
  model: 'm',
  stream: true,
  stream_options: { include_usage: true },
  messages: [{ role: 'user', content: 'x' }],
};
const ask = (timeoutMs = 2_000, limits: Partial<CallLimits> = {}) =>
  complete(client(), REQUEST, { timeoutMs, signal: new AbortController().signal, ...limits });
const USAGE = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };
const WORDS = 'Habari — una umri gani? 🤒'.repeat(20);

test('assembles a streamed answer and reports its chunks', async () => {
  await server.next({ reply: WORDS });
  const pieces: string[] = [];
  const completion = await ask(2_000, { onText: (piece) => void pieces.push(piece) });
  expect(completion!.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: WORDS, refusal: null } });
  expect(completion!.usage).toEqual(USAGE);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join('')).toBe(WORDS);
});

test('accepts a server that does not stream, and one that counts no tokens', async () => {
  await server.next(
    { reply: WORDS, atOnce: true },
    { reply: WORDS, withoutUsage: true },
    { reply: WORDS, atOnce: true, withoutUsage: true },
  );
  const onText = jest.fn();
  const [atOnce, ...uncounted] = [await ask(2_000, { onText }), await ask(), await ask()];
  expect(onText.mock.calls).toEqual([[WORDS]]);
  expect(atOnce).toMatchObject({ choices: [{ finish_reason: 'stop', message: { content: WORDS } }], usage: USAGE });
  for (const completion of uncounted) {
    expect(completion).toMatchObject({ choices: [{ message: { content: WORDS } }] });
    expect(completion!.usage).toBeUndefined();
  }
});

test.each<[OpenAiFault, new (...given: never[]) => Error, object]>([
  ['rate_limit', RateLimitError, { status: 429, code: 'rate_limit_exceeded' }],
  ['quota', RateLimitError, { status: 429, code: 'insufficient_quota' }],
  ['unauthorized', AuthenticationError, { status: 401 }],
  ['bad_request', BadRequestError, { status: 400 }],
  ['server_error', InternalServerError, { status: 500 }],
  ['cut', APIConnectionError, {}],
  ['hang', APIUserAbortError, {}],
  // In the middle of the stream.
  ['hang_in_body', APIUserAbortError, {}],
  ['error_event', APIError, { status: undefined, type: 'server_error' }],
  ['unfinished', APIConnectionError, {}],
  ['half_event', SyntaxError, {}],
])('%s is the error of the client that stands for it, after one request', async (fault, kind, facts) => {
  await server.next({ fault });
  const error: unknown = await ask(300).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(error).toMatchObject(facts);
  expect(await server.requests()).toHaveLength(1);
});

test.each<[number, new (...given: never[]) => Error, CallOutcome]>([
  [400, BadRequestError, 'rejected'],
  [401, AuthenticationError, 'unauthorized'],
  [403, PermissionDeniedError, 'unauthorized'],
  [404, NotFoundError, 'rejected'],
  [408, APIError, 'server_error'],
  [409, ConflictError, 'server_error'],
  [413, APIError, 'rejected'],
  [422, UnprocessableEntityError, 'rejected'],
  [429, RateLimitError, 'rate_limited'],
  [500, InternalServerError, 'server_error'],
  [503, InternalServerError, 'server_error'],
])('status %d becomes the client error of that status, and has an outcome', async (status, kind, outcome) => {
  await server.next({ status });
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(error).toMatchObject({ status });
  expect(readError(error)?.kind).toBe(outcome);
  expect(await server.requests()).toHaveLength(1);
});

test('a missing server is a connection error', async () => {
  const nowhere = createClient({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
  const limits = { timeoutMs: 5_000, signal: new AbortController().signal };
  await expect(complete(nowhere, REQUEST, limits)).rejects.toBeInstanceOf(APIConnectionError);
  expect(readError(new APIConnectionTimeoutError())).toEqual({ kind: 'timeout' });
});

test('passes Retry-After on', async () => {
  await server.next({ fault: 'rate_limit', retryAfter: '7' });
  const error = (await ask().catch((thrown: unknown) => thrown)) as RateLimitError;
  expect(error.headers.get('retry-after')).toBe('7');
});

test('an answer that stops ends when the time is up, and one that is cut ends immediately', async () => {
  for (const atOnce of [false, true]) {
    await server.next({ fault: 'hang_in_body', atOnce }, { fault: 'half_json', atOnce });
    const startedAt = Date.now();
    await expect(ask(300)).rejects.toThrow();
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await expect(ask(20_000)).rejects.toThrow();
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  }
});

test('the time limit is for the whole answer, however often a chunk arrives', async () => {
  await server.next({ reply: WORDS, paceMs: 150 });
  await expect(ask(600)).rejects.toBeInstanceOf(APIUserAbortError);
});

test('stops an endless answer', async () => {
  await server.next({ reply: 'x'.repeat(4_000_000) });
  const [choice] = (await ask())!.choices;
  expect(choice!.finish_reason).toBe('length');
  expect(choice!.message.content!.length).toBeLessThan(1_000_000);
});

test('a caller that aborts ends the call', async () => {
  await server.next({ fault: 'hang' });
  await expect(ask(20_000, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
});

test('ignores the account in the environment and logs nothing', async () => {
  process.env['OPENAI_ORG_ID'] = 'org-of-the-shell';
  process.env['OPENAI_LOG'] = 'debug';
  const print = jest.fn();
  for (const level of ['debug', 'info', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(print);
  await ask();
  await server.next({ fault: 'half_event' });
  await expect(ask()).rejects.toThrow(SyntaxError);
  const [request] = await server.requests();
  expect(JSON.stringify(request)).not.toContain('org-of-the-shell');
  expect(print).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  delete process.env['OPENAI_ORG_ID'];
  delete process.env['OPENAI_LOG'];
});
