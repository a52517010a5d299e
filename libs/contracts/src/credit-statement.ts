import * as z from 'zod/mini';

/** Why credits were refunded: the reply failed, another engine wrote it, nothing could be read in a file, or the patient stopped the reply. */
export const REFUND_REASONS = ['reply_failed', 'failover', 'file_unread', 'stopped'] as const;

/** The caller's credits, newest first. Charges are negative. `next`: the `before` of the following page, or null at the end. */
export const creditStatementSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['free', 'purchase', 'charge', 'refund']),
      credits: z.number(),
      /** of a refund; null for other entries and older refunds */
      reason: z.nullable(z.enum(REFUND_REASONS)),
      at: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type CreditStatement = z.infer<typeof creditStatementSchema>;

export const creditStatementQuerySchema = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) });
