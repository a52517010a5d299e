import { type OpenAiFault, startOpenAi, type TestOpenAi } from '@afya/testing';
import {
  APIConnectionError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  RateLimitError,
} from 'openai';
import { complete, createClient } from './client';

let server: TestOpenAi;
beforeAll(async () => {
  server = await startOpenAi();
});
beforeEach(() => server.clear());
afterAll(() => server.stop());

const client = () => createClient({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url });
const ask = (timeoutMs = 2_000, signal = new AbortController().signal) =>
  complete(client(), { model: 'm', messages: [{ role: 'user', content: 'x' }] }, { timeoutMs, signal });

test.each<[OpenAiFault, new (...given: never[]) => Error, object]>([
  ['rate_limit', RateLimitError, { status: 429, code: 'rate_limit_exceeded' }],
  ['quota', RateLimitError, { status: 429, code: 'insufficient_quota' }],
  ['unauthorized', AuthenticationError, { status: 401 }],
  ['bad_request', BadRequestError, { status: 400 }],
  ['server_error', InternalServerError, { status: 500 }],
  ['cut', APIConnectionError, {}],
  ['hang', APIUserAbortError, {}],
])('%s is the error of the client that stands for it, after one request', async (fault, kind, facts) => {
  await server.next({ fault });
  const error: unknown = await ask(300).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect(error).toMatchObject(facts);
  expect(await server.requests()).toHaveLength(1);
});

test('Retry-After comes through', async () => {
  await server.next({ fault: 'rate_limit', retryAfter: '7' });
  const error = (await ask().catch((thrown: unknown) => thrown)) as RateLimitError;
  expect(error.headers.get('retry-after')).toBe('7');
});

test('an answer that stops in its middle ends when the time is up, and one that is cut ends at once', async () => {
  await server.next({ fault: 'hang_in_body' }, { fault: 'half_json' });
  const startedAt = Date.now();
  await expect(ask(300)).rejects.toThrow();
  expect(Date.now() - startedAt).toBeLessThan(2_000);
  await expect(ask(20_000)).rejects.toThrow();
  expect(Date.now() - startedAt).toBeLessThan(4_000);
});

test('a caller that gives up ends the call', async () => {
  await server.next({ fault: 'hang' });
  await expect(ask(20_000, AbortSignal.timeout(100))).rejects.toThrow();
});

test('the account of the shell is not used, and nothing is logged', async () => {
  process.env['OPENAI_ORG_ID'] = 'org-of-the-shell';
  process.env['OPENAI_LOG'] = 'debug';
  const print = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  await ask();
  const [request] = await server.requests();
  expect(JSON.stringify(request)).not.toContain('org-of-the-shell');
  expect(print).not.toHaveBeenCalled();
  delete process.env['OPENAI_ORG_ID'];
  delete process.env['OPENAI_LOG'];
});
