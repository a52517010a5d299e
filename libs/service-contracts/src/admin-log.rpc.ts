import {
  adminLogSchema,
  diagnosisLogSchema,
  LOG_PERIODS,
  logCountsSchema,
  overviewSchema,
  timelineSchema,
  verdictFormSchema,
  verdictSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/** `before` is the cursor of an earlier page; `from` and `to` are ISO 8601, `to` is exclusive. */
export const logFilterSchema = z.object({
  limit: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  before: z.optional(z.string()),
  severity: z.optional(z.enum(['info', 'warning', 'error'])),
  eventType: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  userId: z.optional(z.string()),
  stage: z.optional(z.string()),
  model: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  q: z.optional(z.string()),
});
export type LogFilter = z.infer<typeof logFilterSchema>;

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), nextCursor: z.nullable(z.string()) });

/** Newest first. Throws ACCESS_DENIED unless the actor is an admin. */
export const ListLogs = rpcContract({
  service: 'admin-log',
  pattern: 'logs.list',
  kind: 'read',
  request: logFilterSchema,
  response: page(adminLogSchema),
});

export const ListDiagnoses = rpcContract({
  service: 'admin-log',
  pattern: 'diagnoses.list',
  kind: 'read',
  request: logFilterSchema,
  response: page(diagnosisLogSchema),
});

/** Only sums, which concern no person: not logged as a read. */
export const CountLogs = rpcContract({
  service: 'admin-log',
  pattern: 'logs.count',
  kind: 'read',
  request: z.omit(logFilterSchema, { limit: true, before: true }),
  response: logCountsSchema,
});

/**
 * As many as fit into a response, newest first. The first call, without `before`, is logged as the read of the whole export;
 * its `total` is the number that match the filter.
 */
export const ExportLogs = rpcContract({
  service: 'admin-log',
  pattern: 'logs.export',
  kind: 'read',
  request: z.extend(z.omit(logFilterSchema, { limit: true }), {
    list: z.enum(['logs', 'diagnoses']),
    format: z.enum(['csv', 'json']),
  }),
  response: page(z.extend(adminLogSchema, { verdict: z.nullable(verdictSchema) })),
});

/** Throws SESSION_NOT_FOUND when the log has no event of the session. */
export const ReadTimeline = rpcContract({
  service: 'admin-log',
  pattern: 'sessions.timeline',
  kind: 'read',
  request: z.object({ sessionId: z.string(), after: z.optional(z.string()) }),
  response: timelineSchema,
});

/** `from` is rounded down to the hour, day or week in Nairobi; at most 750 buckets. */
export const ReadOverview = rpcContract({
  service: 'admin-log',
  pattern: 'overview.read',
  kind: 'read',
  request: z.object({ from: z.string(), to: z.string(), by: z.enum(LOG_PERIODS) }),
  response: overviewSchema,
});

/** Throws VALIDATION_FAILED when the event is not a diagnosis in the log. */
export const GiveVerdict = rpcContract({
  service: 'admin-log',
  pattern: 'verdicts.give',
  kind: 'write',
  request: z.extend(verdictFormSchema, { eventId: z.uuid() }),
  response: verdictSchema,
});
