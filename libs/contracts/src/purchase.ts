import * as z from 'zod/mini';
import { LIMITS } from './limits';

export const PAYMENT_METHODS = ['card', 'mpesa', 'crypto'] as const;

/** A simulated purchase, stored in the browser and sent with the next message; the server credits each id once. */
export const purchaseSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  credits: z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.purchase.maxCredits)),
  method: z.enum(PAYMENT_METHODS),
});
export const purchasesSchema = z.array(purchaseSchema).check(z.maxLength(LIMITS.purchase.perSend));
export type Purchase = z.infer<typeof purchaseSchema>;
