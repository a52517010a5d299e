import { LIMITS, type Purchase, purchaseSchema } from '@afya/contracts';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { savedJson } from '../../../lib/stored';

/**
 * The browser's credit record. `purchases` are those that no accepted message has sent to the server yet; `lastUpdated`
 * is ISO 8601.
 */
const creditRecordSchema = z.object({
  totalCreditsUsed: z.number(),
  totalCreditsPurchased: z._default(z.number(), 0),
  lastUpdated: z.string(),
  purchases: z._default(z.array(purchaseSchema), []),
  /** times of purchases in the last 24 hours, ISO 8601 */
  boughtAt: z._default(z.array(z.string()), []),
});
export type CreditRecord = z.infer<typeof creditRecordSchema>;

const EMPTY: CreditRecord = {
  totalCreditsUsed: 0,
  totalCreditsPurchased: 0,
  lastUpdated: '',
  purchases: [],
  boughtAt: [],
};

export const creditRecord = savedJson(BROWSER_RECORDS.credits, creditRecordSchema, EMPTY);

/** Credits left, including purchases that the server does not have yet; never below zero. */
export function remainingCredits(record: CreditRecord): number {
  const unsentCredits = record.purchases.reduce((sum, { credits }) => sum + credits, 0);
  return Math.max(0, LIMITS.freeCredits + record.totalCreditsPurchased + unsentCredits - record.totalCreditsUsed);
}

/** Caches the server's ledger; the first call creates the record. */
export function cacheLedger(ledger: { creditsUsed: number; creditsPurchased: number }): void {
  const record = creditRecord.get();
  const { creditsUsed, creditsPurchased } = ledger;
  const isCached = record.totalCreditsUsed === creditsUsed && record.totalCreditsPurchased === creditsPurchased;
  if (isCached && record.lastUpdated !== '') return;
  update({ ...record, totalCreditsUsed: creditsUsed, totalCreditsPurchased: creditsPurchased });
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const purchasesToday = ({ boughtAt }: CreditRecord) => boughtAt.filter((at) => Date.parse(at) > Date.now() - DAY_MS);
const purchaseCount = (credits: number) => Math.ceil(credits / LIMITS.purchase.maxCredits);

/** Whether an order needs more purchases than the server still accepts: five in 24 hours. */
export function exceedsDayLimit(record: CreditRecord, credits: number): boolean {
  return purchasesToday(record).length + purchaseCount(credits) > LIMITS.purchase.perDay;
}

/** Records an order, split into several purchases if it exceeds the maximum of one. */
export function addPurchases({ credits, method }: Omit<Purchase, 'id'>): void {
  const record = creditRecord.get();
  const { maxCredits } = LIMITS.purchase;
  const parts = Array.from({ length: purchaseCount(credits) }, (_, i) => ({
    id: nanoid(),
    credits: Math.min(maxCredits, credits - i * maxCredits),
    method,
  }));
  const now = new Date().toISOString();
  update({
    ...record,
    purchases: [...record.purchases, ...parts],
    boughtAt: [...purchasesToday(record), ...parts.map(() => now)],
  });
}

/** Purchases to send with the next message. */
export function unsentPurchases(): Purchase[] {
  return creditRecord.get().purchases.slice(0, LIMITS.purchase.perSend);
}

/** Removes purchases that the server has booked and caches its new ledger. */
export function acknowledgePurchases(
  purchases: readonly Purchase[],
  ledger?: { creditsUsed: number; creditsPurchased: number },
): void {
  const bookedIds = new Set(purchases.map(({ id }) => id));
  const record = creditRecord.get();
  update({
    ...record,
    ...(ledger && { totalCreditsUsed: ledger.creditsUsed, totalCreditsPurchased: ledger.creditsPurchased }),
    purchases: record.purchases.filter(({ id }) => !bookedIds.has(id)),
  });
}

function update(record: CreditRecord): void {
  creditRecord.set({ ...record, lastUpdated: new Date().toISOString() });
}
