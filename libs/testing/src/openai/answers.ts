/** The response to one call. A word is a fault of such servers; see `respond.ts` and `stream.ts`. */
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
 * `mistral` responds 422 with the places of the fields, `vllm` 400 with the same in Python's notation, `openai` 400 with one
 * field as its parameter. `fields` are names of request fields; `json_schema` and `json_object` mean only those response
 * formats.
 */
export interface StrictServer {
  as: 'mistral' | 'vllm' | 'openai';
  fields: string[];
  /** names one field per error */
  oneByOne?: boolean;
}

/**
 * `reply` overrides parts of a response generated from the request's JSON schema; a string is sent unchanged as the response
 * text.
 */
export interface OpenAiAnswer {
  fault?: OpenAiFault;
  reply?: Record<string, unknown> | string;
  /** length of a recording that is charged */
  seconds?: number;
  /** responds with this error */
  status?: number;
  delayMs?: number;
  /** between two chunks of a streamed response */
  paceMs?: number;
  /** does not stream although it was requested, like some servers */
  atOnce?: boolean;
  /** reports no token counts */
  withoutUsage?: boolean;
  /** rejects requests with unknown fields, with the error message of this kind of server */
  strict?: StrictServer;
  /** stops after `max_tokens` and ignores other limits, like Ollama */
  knowsMaxTokensOnly?: boolean;
  /** rejects requests with images, like models without vision; `bad_request` rejects all requests */
  blind?: boolean;
  /** seconds or an HTTP date, for the header Retry-After */
  retryAfter?: string;
}

/**
 * The response to a request that contains a word of `byWord`. Otherwise the responses of `once`, one per call, then those of
 * `cycle` in turn. By default every call succeeds.
 */
export interface OpenAiScript {
  byWord?: Record<string, OpenAiAnswer>;
  once?: OpenAiAnswer[];
  cycle?: OpenAiAnswer[];
}

/** A request as received. */
export interface OpenAiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** the body as text, and parsed if it is JSON */
  raw: string;
  body: Record<string, unknown>;
}
