import { adminLogSchema, diagnosisLogSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

/** `before` is the cursor of an earlier page; `from` and `to` are ISO 8601, `to` excluded. */
export const logFilterSchema = z.object({
  limit: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  before: z.optional(z.string()),
  severity: z.optional(z.enum(['info', 'warning', 'error'])),
  eventType: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  userId: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  q: z.optional(z.string()),
});
export type LogFilter = z.infer<typeof logFilterSchema>;

const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), nextCursor: z.nullable(z.string()) });

/** Newest first. Refused with ACCESS_DENIED unless the actor is an admin. */
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
