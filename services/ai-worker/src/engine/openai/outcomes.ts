import type { CallOutcome } from '@afya/service-contracts';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { cleaned } from './clean-text';
import { SilentServerError } from './silence';
import { refusedFields } from './refused-fields';
import type { OptionalField } from './request-form';
import { type ModelAnswer, modelAnswerSchema } from './schema';

/** An answer that came and cannot be used: worth a repair. */
export type Unusable = 'refusal' | 'truncated' | 'content_filter' | 'wrong_schema' | 'broken_json';
export const UNUSABLE: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  ...(['refusal', 'truncated', 'content_filter', 'wrong_schema', 'broken_json'] as const),
]);
/** Faults that the next call would meet again. */
export const LASTING: ReadonlySet<CallOutcome> = new Set<CallOutcome>(['quota', 'unauthorized', 'rejected']);

/**
 * How a call ended. `faults` name the places of a wrong schema, never its values; `text` is what came, for the repair alone.
 * `ofRequest`: the server finds fault with what it was sent, so something else may be taken; `fields`: it names these. `isSilent`: the
 * server sent nothing for as long as it may.
 */
export type Outcome =
  | { kind: 'done'; answer: ModelAnswer }
  | { kind: Unusable; text?: string; faults?: string[]; ofRequest?: boolean }
  | {
      kind: Exclude<CallOutcome, Unusable | 'done'>;
      retryAfterMs?: number;
      ofRequest?: boolean;
      fields?: OptionalField[];
      isSilent?: boolean;
    };

const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/** The JSON object in a text: models that are not held to a schema write words or a code fence around it. */
function objectIn(text: string): string {
  const answer = text.replace(THOUGHTS, '');
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  return from >= 0 && to > from ? answer.slice(from, to + 1) : answer;
}

function parseAnswer(text: string): Outcome {
  let unvalidated: unknown;
  try {
    unvalidated = JSON.parse(objectIn(text));
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
/** What a server says of a request that it will not take as it is: malformed, too large, of a kind it does not know. */
const OF_REQUEST: ReadonlySet<number> = new Set([400, 413, 415, 422]);
/** Refusals that can be about a field which the server does not know. */
const NAMES_FIELDS: ReadonlySet<number> = new Set([400, 422]);

/** The status of a refusal. One that comes in the middle of a stream has it in its code, or a word for it in its type. */
function statusOf({ status, code, type }: APIError): number {
  const given = Number(status ?? code ?? undefined);
  if (given >= 400) return given;
  const words = `${code} ${type}`.toLowerCase();
  if (QUOTA.test(words) || /rate_?limit/.test(words)) return 429;
  if (/content_filter|invalid_?request|bad_?request|context_length/.test(words)) return 400;
  return 500;
}

/** Reads what the client threw, or undefined for an error that is none of the server's. */
export function readError(error: unknown): Outcome | undefined {
  if (error instanceof SilentServerError) return { kind: 'timeout', isSilent: true };
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return { kind: 'timeout' };
  if (error instanceof APIConnectionError) return { kind: 'connection' };
  if (!(error instanceof APIError)) return readBodyError(error);
  const status = statusOf(error);
  const wait = { retryAfterMs: retryAfterMs(error.headers) };
  if (status === 429)
    return QUOTA.test(`${error.code} ${error.type}`) ? { kind: 'quota' } : { kind: 'rate_limited', ...wait };
  if (status === 401 || status === 403) return { kind: 'unauthorized' };
  if (status >= 500 || status === 408 || status === 409) return { kind: 'server_error', ...wait };
  const ofRequest = OF_REQUEST.has(status) && { ofRequest: true };
  // Azure refuses the request itself where its filter finds something in it
  if (error.code === 'content_filter') return { kind: 'content_filter', ...ofRequest };
  const fields = NAMES_FIELDS.has(status) ? refusedFields(error) : [];
  return { kind: 'rejected', ...ofRequest, ...(fields.length > 0 && { fields }) };
}

/** The client wraps no error that comes while it reads the body. By name, for `fetch` may come from another realm. */
function readBodyError(error: unknown): Outcome | undefined {
  const { name, cause } = (error ?? {}) as Partial<Error>;
  if (name === 'SyntaxError') return { kind: 'broken_json' };
  if (name === 'AbortError' || name === 'TimeoutError') return { kind: 'timeout' };
  return name === 'TypeError' && cause !== undefined ? { kind: 'connection' } : undefined;
}
