/** What the counterpart answers to one call. A word is a fault that servers of this kind have; see `respond.ts` and `stream.ts`. */
export const FAULTS = [
  'rate_limit',
  'quota',
  'unauthorized',
  'bad_request',
  'server_error',
  'hang',
  'hang_in_body',
  'cut',
  'half_json',
  'no_json',
  'wrong_schema',
  'broken_json',
  'refusal',
  'length',
  'content_filter',
  'empty',
  'error_event',
  'half_event',
  'unfinished',
] as const;
export type OpenAiFault = (typeof FAULTS)[number];

/**
 * `mistral` answers 422 with the places of the fields, `vllm` 400 with the same in Python's notation, `openai` 400 with one field as
 * its parameter. `fields` are names of a request's fields; `json_schema` and `json_object` are those formats of an answer alone.
 */
export interface StrictServer {
  as: 'mistral' | 'vllm' | 'openai';
  fields: string[];
  /** names one field in each refusal */
  oneByOne?: boolean;
}

/** `reply` is laid over an answer made from the request's JSON schema; a string is sent as the answer's text as it is. */
export interface OpenAiAnswer {
  fault?: OpenAiFault;
  reply?: Record<string, unknown> | string;
  /** refuses with this */
  status?: number;
  delayMs?: number;
  /** between two pieces of a streamed answer */
  paceMs?: number;
  /** answers at once though it was asked to stream, as some servers do */
  atOnce?: boolean;
  /** tells nothing of tokens */
  withoutUsage?: boolean;
  /** refuses requests with fields that it does not know, in the words of a make of servers */
  strict?: StrictServer;
  /** stops after `max_tokens`, and knows no other limit, as Ollama does */
  knowsMaxTokensOnly?: boolean;
  /** refuses requests with pictures, as models do that see none; `bad_request` refuses all */
  blind?: boolean;
  /** seconds or an HTTP date, for the header Retry-After */
  retryAfter?: string;
}

/**
 * A request that holds a word of `byWord` is answered as it says. Else `once` are given first, one a call; then `cycle` goes round.
 * With none every call is answered well.
 */
export interface OpenAiScript {
  byWord?: Record<string, OpenAiAnswer>;
  once?: OpenAiAnswer[];
  cycle?: OpenAiAnswer[];
}

/** A request as it came over the wire. */
export interface OpenAiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** the body as text, and parsed where it is JSON */
  raw: string;
  body: Record<string, unknown>;
}
