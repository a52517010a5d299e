import { readApiError } from './api-error';
import { newTraceparent } from './trace';

interface Schema<T> {
  parse(value: unknown): T;
}

export interface ApiRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** FormData is sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends one request to the gateway, with cookies, and returns the response with any status. A change has a new trace
 * context; the gateway begins the traces of reads, which are many and small.
 * Rejects only when there is no response (offline, aborted).
 */
export function callApi(path: string, { method = 'GET', body, headers, signal }: ApiRequest = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`/api${path}`, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      ...(method === 'GET' || method === 'HEAD' ? {} : { traceparent: newTraceparent() }),
      ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
}

/** Sends a request and parses the response with the schema. Throws ApiError when the server refuses. */
export async function requestJson<T>(path: string, schema: Schema<T>, request: ApiRequest = {}): Promise<T> {
  return readReply(await callApi(path, request), schema);
}

/** Parses a response with the schema. Throws ApiError when the server refused the request. */
export async function readReply<T>(response: Response, schema: Schema<T>): Promise<T> {
  if (!response.ok) throw await readApiError(response);
  const unvalidatedReply: unknown = await response.json();
  return schema.parse(unvalidatedReply);
}
