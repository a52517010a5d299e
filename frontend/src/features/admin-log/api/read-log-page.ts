import * as z from 'zod/mini';
import { callApi } from '../../../lib/api-client';
import { readApiError } from '../../../lib/api-error';
import type { LogFilter } from '../filter/log-filter';

/** A screenful for a phone on a slow network; the server gives up to 100. */
const PAGE_SIZE = 50;

/** Some logs of a list, newest first. `total` counts the whole list, `next` leads to its next page. */
export interface LogPage<Log> {
  logs: Log[];
  total: number;
  next: string | null;
}

interface PageRequest<Log> {
  list: 'logs' | 'diagnoses';
  schema: z.ZodMiniType<Log>;
  filter: LogFilter;
  before: string | null;
  signal: AbortSignal;
}

/** One page of a list of the log. Throws ApiError when refused. */
export async function readLogPage<Log>(request: PageRequest<Log>): Promise<LogPage<Log>> {
  const { list, schema, filter, before, signal } = request;
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...filter, ...(before && { before }) });
  const response = await callApi(`/admin/${list}?${query}`, { signal });
  if (!response.ok) throw await readApiError(response);
  const unvalidatedReply: unknown = await response.json();
  const logs = z.array(schema).parse(unvalidatedReply);
  const total = Number(response.headers.get('X-Total-Count') ?? logs.length);
  return { logs, total, next: response.headers.get('X-Next-Cursor') };
}
