import type { CallOutcome } from '@afya/service-contracts';
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { cleaned } from './clean-text';
import { SilentServerError } from './silence';
import { refusedFields } from './refused-fields';
import type { OptionalField } from './request-form';
import { type ModelAnswer, modelAnswerSchema } from './schema';

/** Invalid answers that are worth a repair. */
export type Unusable = 'refusal' | 'truncated' | 'content_filter' | 'wrong_schema' | 'broken_json';
export const UNUSABLE: ReadonlySet<CallOutcome> = new Set<CallOutcome>([
  'refusal',
  'truncated',
  'content_filter',
  'wrong_schema',
  'broken_json',
]);
/** Faults that the next call would repeat. */
export const LASTING: ReadonlySet<CallOutcome> = new Set<CallOutcome>(['quota', 'unauthorized', 'rejected']);

/**
 * The outcome of a call. `faults` name the places of a wrong schema, never its values; `text` is the answer, for the repair
 * only. `ofRequest`: the server rejects the request itself, so another form may be accepted; `fields`: the fields it names.
 * `isSilent`: the server sent nothing within the limit.
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

const REASONING = /^\s*<think>[\s\S]*?<\/think>/;

/** The JSON object in a text: models without a strict schema write words or a code fence around it. */
function objectIn(text: string): string {
  const answer = text.replace(REASONING, '');
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
  // Cleaned before it is parsed: an empty text is no text.
  const parsed = modelAnswerSchema.safeParse(cleaned(unvalidated));
  if (parsed.success) return { kind: 'done', answer: parsed.data };
  const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'}: ${code}`);
  return { kind: 'wrong_schema', text, faults: faults.slice(0, 12) };
}

/** Reads the body of a 200 response, which may violate the protocol. */
export function readCompletion(unvalidated: ChatCompletion | undefined): Outcome {
  // No JSON at all: the page of a proxy, not a model's text.
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

/** The wait in milliseconds that a refusal asks for: `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (exact >= 0) return exact;
  const retryAfter = headers?.get('retry-after');
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const QUOTA = /insufficient_quota|billing|exceeded.*budget/;
/** The server rejects the request itself: malformed, too large, of an unknown kind. */
const OF_REQUEST: ReadonlySet<number> = new Set([400, 413, 415, 422]);
/** Refusals that may be caused by a field the server does not know. */
const NAMES_FIELDS: ReadonlySet<number> = new Set([400, 422]);

/** The status of a refusal. A refusal in the middle of a stream has it in its code, or a word for it in its type. */
function statusOf({ status, code, type }: APIError): number {
  const numeric = Number(status ?? code ?? undefined);
  if (numeric >= 400) return numeric;
  const words = `${code} ${type}`.toLowerCase();
  if (QUOTA.test(words) || /rate_?limit/.test(words)) return 429;
  if (/content_filter|invalid_?request|bad_?request|context_length/.test(words)) return 400;
  return 500;
}

/** Reads an error of the client, or returns undefined for an internal error. */
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
  // Azure rejects the request when its filter finds something in it.
  if (error.code === 'content_filter') return { kind: 'content_filter', ...ofRequest };
  const fields = NAMES_FIELDS.has(status) ? refusedFields(error) : [];
  return { kind: 'rejected', ...ofRequest, ...(fields.length > 0 && { fields }) };
}

/** The client does not wrap errors while it reads the body. Compared by name, because `fetch` may come from another realm. */
function readBodyError(error: unknown): Outcome | undefined {
  const { name, cause } = (error ?? {}) as Partial<Error>;
  if (name === 'SyntaxError') return { kind: 'broken_json' };
  if (name === 'AbortError' || name === 'TimeoutError') return { kind: 'timeout' };
  return name === 'TypeError' && cause !== undefined ? { kind: 'connection' } : undefined;
}
