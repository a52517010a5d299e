import { EVENT_TYPES, sessionIdSchema, STAGES } from '@afya/contracts';
import { type CountLogs, type LogFilter, type RpcRequest } from '@afya/service-contracts';
import * as z from 'zod/mini';
import { parseWith } from '../http/parse-with';

const MAX_LIMIT = 100;
const YEARS = { from: Date.UTC(1970), until: Date.UTC(3000) };

/** A date or a time of this age. */
export const momentSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a date or time in ISO 8601')
  .check(z.refine((value) => inYears(Date.parse(value)), 'must be a date or time of this age'));
const words = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u, 'must be plain text'));

/** A place that an answer named; the service knows its own. */
export const cursorSchema = words;

/** The parameters of the admin's lists, as they stand in the address. */
export const logQuerySchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, `must be 1 to ${MAX_LIMIT}`)), String(MAX_LIMIT)),
  before: z.optional(cursorSchema),
  severity: z.optional(z.enum(['info', 'warning', 'error'])),
  eventType: z.optional(z.enum(EVENT_TYPES)),
  sessionId: z.optional(sessionIdSchema),
  userId: z.optional(z.uuid()),
  stage: z.optional(z.enum(STAGES)),
  model: z.optional(words.check(z.maxLength(100))),
  from: z.optional(momentSchema),
  to: z.optional(momentSchema),
  q: z.optional(words),
});

/** The same of a count, which has no pages. */
export const countQuerySchema = z.omit(logQuerySchema, { limit: true, before: true });

function inYears(time: number): boolean {
  return time >= YEARS.from && time < YEARS.until;
}

/** A parameter that is there but empty counts as not given, as a cleared form field sends it. */
export function givenOf(untrusted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(untrusted).filter(([, value]) => value !== ''));
}

const utc = (value: string | undefined) => value && new Date(value).toISOString();

export function toFilter<Query extends { from?: string; to?: string }>(
  schema: z.ZodMiniType<Query>,
  untrusted: Record<string, unknown>,
): Query {
  const query = parseWith(schema, givenOf(untrusted));
  return { ...query, from: utc(query.from), to: utc(query.to) };
}

export function toLogFilter(untrusted: Record<string, unknown>): LogFilter {
  const query = toFilter(logQuerySchema, untrusted);
  return { ...query, limit: Number(query.limit) };
}

export function toCountFilter(untrusted: Record<string, unknown>): RpcRequest<typeof CountLogs> {
  return toFilter(countQuerySchema, untrusted);
}
