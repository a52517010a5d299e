import type { CallOutcome } from '@afya/service-contracts';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { cleaned } from './clean-text';
import { type ModelAnswer, modelAnswerSchema } from './schema';

/** An answer that came and cannot be used: worth a repair. */
export type Unusable = 'refusal' | 'truncated' | 'content_filter' | 'wrong_schema' | 'broken_json';
export const UNUSABLE: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  ...(['refusal', 'truncated', 'content_filter', 'wrong_schema', 'broken_json'] as const),
]);
/** Faults that the next call would meet again. */
export const LASTING: ReadonlySet<CallOutcome> = new Set<CallOutcome>(['quota', 'unauthorized', 'rejected']);

/** How a call ended. `faults` name the places of a wrong schema, never its values; `text` is what came, for the repair alone. */
export type Outcome =
  | { kind: 'done'; answer: ModelAnswer }
  | { kind: Unusable; text?: string; faults?: string[] }
  | { kind: Exclude<CallOutcome, Unusable | 'done'>; retryAfterMs?: number };

const FENCED = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

function parseAnswer(text: string): Outcome {
  let unvalidated: unknown;
  try {
    unvalidated = JSON.parse(FENCED.exec(text.trim())?.[1] ?? text);
  } catch {
    return { kind: 'broken_json', text };
  }
  // cleaned before it is parsed: a text of which nothing is left is no text
  const parsed = modelAnswerSchema.safeParse(cleaned(unvalidated));
  if (parsed.success) return { kind: 'done', answer: parsed.data };
  const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'}: ${code}`);
  return { kind: 'wrong_schema', text, faults: faults.slice(0, 12) };
}

/** Reads what a server that answered 200 has sent; it need not be what the protocol says. */
export function readCompletion(unvalidated: ChatCompletion | undefined): Outcome {
  // no JSON at all: a proxy's page, not a model's words
  if (typeof unvalidated !== 'object' || unvalidated === null) return { kind: 'server_error' };
  const choice = unvalidated.choices?.[0];
  if (!choice?.message) return { kind: 'wrong_schema', faults: ['answer: missing'] };
  const { message, finish_reason: finish } = choice;
  if (message.refusal) return { kind: 'refusal' };
  if (finish === 'content_filter') return { kind: 'content_filter' };
  if (finish === 'length') return { kind: 'truncated' };
  if (typeof message.content !== 'string' || !message.content)
    return { kind: 'wrong_schema', faults: ['answer: missing'] };
  return parseAnswer(message.content);
}

/** Milliseconds to wait that a refusal asks for: `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (exact >= 0) return exact;
  const given = headers?.get('retry-after');
  if (!given) return undefined;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - now : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const QUOTA = /insufficient_quota|billing|exceeded.*budget/;

/** Reads what the client threw, or undefined for an error that is none of the server's. */
export function readError(error: unknown): Outcome | undefined {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return { kind: 'timeout' };
  if (error instanceof APIConnectionError) return { kind: 'connection' };
  if (error instanceof RateLimitError) {
    if (QUOTA.test(`${error.code} ${error.type}`)) return { kind: 'quota' };
    return { kind: 'rate_limited', retryAfterMs: retryAfterMs(error.headers) };
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return { kind: 'unauthorized' };
  if (error instanceof InternalServerError || (error instanceof APIError && [408, 409].includes(Number(error.status))))
    return { kind: 'server_error', retryAfterMs: retryAfterMs(error.headers) };
  // Azure refuses the request itself where its filter finds something in it
  if (error instanceof APIError)
    return error.code === 'content_filter' ? { kind: 'content_filter' } : { kind: 'rejected' };
  return readBodyError(error);
}

/** The client wraps no error that comes while it reads the body. By name, for `fetch` may come from another realm. */
function readBodyError(error: unknown): Outcome | undefined {
  const { name, cause } = (error ?? {}) as Partial<Error>;
  if (name === 'SyntaxError') return { kind: 'broken_json' };
  if (name === 'AbortError' || name === 'TimeoutError') return { kind: 'timeout' };
  return name === 'TypeError' && cause !== undefined ? { kind: 'connection' } : undefined;
}
