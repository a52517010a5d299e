import { EVENT_TYPES, sessionIdSchema, STAGES } from '@afya/contracts';
import { type LogFilter } from '@afya/service-contracts';
import * as z from 'zod/mini';

const MAX_LIMIT = 100;
const VALID_TIMES = { from: Date.UTC(1970), until: Date.UTC(3000) };

/** A date or time between the years 1970 and 3000. */
export const momentSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a date or time in ISO 8601')
  .check(z.refine((value) => isValidTime(Date.parse(value)), 'must be a date or time of this age'));
const plainText = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u, 'must be plain text'));

/** A cursor from an earlier response. The service checks its contents. */
export const cursorSchema = plainText;

/** The query parameters of the admin lists. */
export const logQuerySchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, `must be 1 to ${MAX_LIMIT}`)), String(MAX_LIMIT)),
  before: z.optional(cursorSchema),
  severity: z.optional(z.enum(['info', 'warning', 'error'])),
  eventType: z.optional(z.enum(EVENT_TYPES)),
  sessionId: z.optional(sessionIdSchema),
  userId: z.optional(z.uuid()),
  stage: z.optional(z.enum(STAGES)),
  model: z.optional(plainText.check(z.maxLength(100))),
  from: z.optional(momentSchema),
  to: z.optional(momentSchema),
  q: z.optional(plainText),
});

export type LogQuery = z.infer<typeof logQuerySchema>;

/** The query parameters of a count, which has no pages. */
export const countQuerySchema = z.omit(logQuerySchema, { limit: true, before: true });

function isValidTime(time: number): boolean {
  return time >= VALID_TIMES.from && time < VALID_TIMES.until;
}

const utc = (value: string | undefined) => value && new Date(value).toISOString();

export function toFilter<Query extends { from?: string; to?: string }>(query: Query): Query {
  return { ...query, from: utc(query.from), to: utc(query.to) };
}

export function toLogFilter(query: LogQuery): LogFilter {
  return { ...toFilter(query), limit: Number(query.limit) };
}
