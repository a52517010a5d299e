import * as z from 'zod/mini';
import { callApi } from '../../../lib/api-client';
import { readApiError } from '../../../lib/api-error';
import type { LogFilter } from '../filter/log-filter';

/** The first page is short for phones on slow networks; later pages use the server's maximum. */
const PAGE_SIZE = { first: 50, next: 100 };

/** A page of logs, newest first. `total` counts the whole list; `next` is the cursor of the next page. */
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

/** Fetches one page of logs. Throws ApiError when the server refuses. */
export async function readLogPage<Log>(request: PageRequest<Log>): Promise<LogPage<Log>> {
  const { list, schema, filter, before, signal } = request;
  const limit = String(before ? PAGE_SIZE.next : PAGE_SIZE.first);
  const query = new URLSearchParams({ limit, ...filter, ...(before && { before }) });
  const response = await callApi(`/admin/${list}?${query}`, { signal });
  if (!response.ok) throw await readApiError(response);
  const unvalidatedReply: unknown = await response.json();
  const logs = z.array(schema).parse(unvalidatedReply);
  const total = Number(response.headers.get('X-Total-Count') ?? logs.length);
  return { logs, total, next: response.headers.get('X-Next-Cursor') };
}
