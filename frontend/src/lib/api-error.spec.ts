import { describe, expect, it } from 'vitest';
import { ApiError, isAccessDenied, isOutcomeUnknown, readApiError } from './api-error';

const read = (body: string, init: ResponseInit) => readApiError(new Response(body, init));

describe('readApiError', () => {
  it('reads message, code, trace id and field errors', async () => {
    const errors = { username: 'too short' };
    const body = JSON.stringify({ message: 'Not valid', code: 'VALIDATION_FAILED', traceId: 't', errors });
    const error = await read(body, { status: 400 });
    expect(error).toMatchObject({ message: 'Not valid', status: 400, code: 'VALIDATION_FAILED', traceId: 't', errors });
  });

  it.each([
    ['the body itself when it has no message', '{"fault":1}', { status: 400 }, '{"fault":1}'],
    ['the raw text when it is not JSON', 'Bad gateway page', { status: 502 }, 'Bad gateway page'],
    ['the status text when there is no body', '', { status: 502, statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['the status when there is nothing else', '', { status: 599 }, 'Error 599'],
  ])('%s', async (_case, body, init, message) => {
    expect((await read(body, init)).message).toBe(message);
  });

  it('drops an error code that it does not know', async () => {
    expect((await read('{"message":"x","code":"NEW_ONE"}', { status: 400 })).code).toBeUndefined();
  });
});

describe('error classification', () => {
  it('recognises denied access by status and by message', () => {
    expect(isAccessDenied(new ApiError('x', { status: 403 }))).toBe(true);
    expect(isAccessDenied(new ApiError('Access denied', { status: 400 }))).toBe(true);
    expect(isAccessDenied(new ApiError('No permission', { status: 400 }))).toBe(true);
    expect(isAccessDenied(new ApiError('x', { status: 404 }))).toBe(false);
  });

  it('treats a request as possibly accepted only after no response or a server error', () => {
    expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true);
    expect(isOutcomeUnknown(new ApiError('x', { status: 504 }))).toBe(true);
    expect(isOutcomeUnknown(new ApiError('x', { status: 402 }))).toBe(false);
  });
});
