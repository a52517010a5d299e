import { readApiError } from './api-error';
import { newTraceparent } from './trace';

interface Schema<T> {
  parse(value: unknown): T;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Form data is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call to the gateway with cookies and a trace of its own; the response whatever its status.
 * Rejects only when no answer came (offline, aborted).
 */
export function callApi(path: string, { method = 'GET', body, headers, signal }: ApiRequest = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`/api${path}`, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      traceparent: newTraceparent(),
      ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
}

/** A call whose reply must fit the schema. Throws ApiError when refused. */
export async function requestJson<T>(path: string, schema: Schema<T>, request: ApiRequest = {}): Promise<T> {
  return readReply(await callApi(path, request), schema);
}

/** What a call's response says, if it fits the schema. Throws ApiError when the call was refused. */
export async function readReply<T>(response: Response, schema: Schema<T>): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const unvalidatedReply: unknown = await response.json();
  return schema.parse(unvalidatedReply);
}
