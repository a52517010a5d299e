import { languageSchema, purchaseSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { savedFileSchema } from '../session/draft';
import { failureSchema } from './failure';
import type { StoredMessage } from './message-state';

const contentSchema = z.object({
  text: z.string(),
  files: z.array(savedFileSchema),
  after: z.optional(z.string()),
});
const outgoingFields = {
  ...contentSchema.shape,
  sessionId: z.string(),
  language: languageSchema,
  purchases: z.array(purchaseSchema),
  idempotencyKey: z.string(),
  earlier: z.optional(z.array(contentSchema)),
  startedAt: z.number(),
};
const currentSchema = z.union([
  z.object({
    status: z.literal('queued'),
    sessionId: z.string(),
    text: z.string(),
    cost: z.number(),
    idempotencyKey: z.string(),
    startedAt: z.number(),
    uncertain: z.optional(z.object(outgoingFields)),
  }),
  z.object({ status: z.literal('sending'), ...outgoingFields }),
  z.object({ status: z.literal('failed'), failure: failureSchema, dismissed: z.boolean(), ...outgoingFields }),
  z.object({ status: z.literal('cancelled'), ...outgoingFields }),
]);

/** Before November 2026 a message was stored without a status. */
const earlierFormatSchema = z.object({
  ...outgoingFields,
  failure: z.optional(z.object({ ...failureSchema.shape, seen: z.optional(z.boolean()) })),
});

/** One message per session. */
const recordSchema = z.record(z.string(), z.union([currentSchema, earlierFormatSchema]));

/** Reads the stored messages, of the earlier format too. */
export const storedMessagesSchema = {
  safeParse(value: unknown): { data?: Record<string, StoredMessage> } {
    const { data } = recordSchema.safeParse(value);
    if (!data) return {};
    const messages = Object.entries(data).map(([id, stored]) => [
      id,
      'status' in stored ? stored : fromEarlierFormat(stored),
    ]);
    return { data: Object.fromEntries(messages) as Record<string, StoredMessage> };
  },
};

function fromEarlierFormat({ failure, ...message }: z.infer<typeof earlierFormatSchema>): StoredMessage {
  if (!failure) return { status: 'sending', ...message };
  const { seen = false, ...reason } = failure;
  // A dismissed failure without an answer: the earlier format stored a cancellation like this.
  if (seen && reason.status === undefined) return { status: 'cancelled', ...message };
  return { status: 'failed', failure: reason, dismissed: seen, ...message };
}
