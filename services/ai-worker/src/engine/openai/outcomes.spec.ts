import { sample } from '@afya/testing';
import { APIError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { readCompletion, readError, retryAfterMs } from './outcomes';
import { responseFormat } from './schema';

const ANSWER = JSON.stringify(sample(responseFormat('initial_gathering').json_schema.schema));
const saying = (content: unknown, over: object = {}) =>
  ({ choices: [{ message: { content }, finish_reason: 'stop', ...over }] }) as unknown as ChatCompletion;

test('a response outside the protocol is an outcome, not a crash', () => {
  const strange = [undefined, null, '<html>', 7, {}, { choices: null }, { choices: [] }, { choices: [{}] }, saying(7)];
  const kinds = strange.map((given) => readCompletion(given as ChatCompletion).kind);
  expect(new Set(kinds)).toEqual(new Set(['server_error', 'wrong_schema']));
});

test('reads JSON in a code fence', () => {
  expect(readCompletion(saying(`\`\`\`json\n${ANSWER}\n\`\`\``)).kind).toBe('done');
});

test('a text that cleaning empties is no text', () => {
  const answer = JSON.parse(ANSWER) as { content: object };
  const empty = JSON.stringify({ ...answer, content: { en: 'Rest', sw: '<img src=x>' } });
  expect(readCompletion(saying(empty))).toMatchObject({ kind: 'wrong_schema', faults: ['content.sw: too_small'] });
});

test('schema faults name places, never values', () => {
  const answer = JSON.parse(ANSWER) as object;
  const wrong = readCompletion(saying(JSON.stringify({ ...answer, stage: 'nyangumi', redFlags: ['nyangumi'] })));
  expect(wrong).toMatchObject({ faults: ['stage: invalid_value', 'redFlags.0: invalid_value'] });
});

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  [{ 'retry-after': 'Sat, 21 Nov 2026 15:00:05 GMT' }, 5_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 14:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('Retry-After %j is %s ms', (headers, ms) => {
  expect(retryAfterMs(new Headers(headers), Date.parse('2026-11-21T15:00:00Z'))).toBe(ms);
});

const refused = (status: number, code: string) =>
  readError(APIError.generate(status, { error: { code, message: 'x' } }, undefined, new Headers()))?.kind;

test('maps refusals by status and code', () => {
  expect(refused(400, 'content_filter')).toBe('content_filter');
  expect(refused(400, 'context_length_exceeded')).toBe('rejected');
  expect(refused(403, 'unsupported_country')).toBe('unauthorized');
  expect(refused(404, 'model_not_found')).toBe('rejected');
  expect(refused(429, 'insufficient_quota')).toBe('quota');
  expect(refused(429, 'rate_limit_exceeded')).toBe('rate_limited');
  expect([refused(408, ''), refused(409, ''), refused(503, ''), refused(529, '')]).toEqual(
    Array(4).fill('server_error'),
  );
});

const inStream = (error: object) =>
  readError(new APIError(undefined, error, undefined, new Headers() as Headers | undefined))?.kind;

test('maps refusals in the middle of a stream, as several kinds of servers send them', () => {
  expect(inStream({ type: 'server_error', code: null, message: 'x' })).toBe('server_error');
  expect(inStream({ object: 'error', type: 'InternalServerError', code: 500 })).toBe('server_error');
  expect(inStream({ object: 'error', type: 'BadRequestError', code: 400 })).toBe('rejected');
  expect(inStream({ type: 'requests', code: 'rate_limit_exceeded' })).toBe('rate_limited');
  expect(inStream({ type: 'insufficient_quota', code: 'insufficient_quota' })).toBe('quota');
  expect(inStream({ type: 'invalid_request_error', code: 'content_filter' })).toBe('content_filter');
  expect(inStream({ message: 'no words for it' })).toBe('server_error');
});

test('a rejected request may be sent with less; a rejected key or model may not', () => {
  const ofRequest = (status: number, code = 'x') =>
    readError(APIError.generate(status, { error: { code, message: 'x' } }, undefined, new Headers()));
  for (const status of [400, 413, 415, 422]) expect(ofRequest(status)).toEqual({ kind: 'rejected', ofRequest: true });
  expect(ofRequest(400, 'content_filter')).toEqual({ kind: 'content_filter', ofRequest: true });
  expect(ofRequest(404)).toEqual({ kind: 'rejected' });
});

test('an internal error is not an outcome of the server', () => {
  expect(readError(new RangeError('x'))).toBeUndefined();
  expect(readError(new TypeError('x is not a function'))).toBeUndefined();
});
