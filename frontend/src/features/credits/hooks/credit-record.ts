import { LIMITS, type Purchase, purchaseSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedRecord } from '../../../lib/stored';

/**
 * The browser's credit record. `purchases` are those that no accepted send has carried to the server yet;
 * `lastUpdated` is ISO 8601.
 */
const creditRecordSchema = z.object({
  totalCreditsUsed: z.number(),
  totalCreditsPurchased: z._default(z.number(), 0),
  lastUpdated: z.string(),
  purchases: z._default(z.array(purchaseSchema), []),
});
export type CreditRecord = z.infer<typeof creditRecordSchema>;

const EMPTY: CreditRecord = { totalCreditsUsed: 0, totalCreditsPurchased: 0, lastUpdated: '', purchases: [] };

export const creditRecord = storedRecord(BROWSER_RECORDS.credits, creditRecordSchema, EMPTY);

/** What is left to spend, counting purchases that the server does not know yet; never below zero. */
export function remainingCredits(record: CreditRecord): number {
  const waiting = record.purchases.reduce((sum, { credits }) => sum + credits, 0);
  return Math.max(0, LIMITS.freeCredits + record.totalCreditsPurchased + waiting - record.totalCreditsUsed);
}

/** Keeps what the server's ledger says. */
export function cacheLedger(ledger: { creditsUsed: number; creditsPurchased: number }): void {
  const record = creditRecord.get();
  const { creditsUsed, creditsPurchased } = ledger;
  if (record.totalCreditsUsed === creditsUsed && record.totalCreditsPurchased === creditsPurchased) return;
  update({ ...record, totalCreditsUsed: creditsUsed, totalCreditsPurchased: creditsPurchased });
}

export function addPurchase(purchase: Purchase): void {
  const record = creditRecord.get();
  update({ ...record, purchases: [...record.purchases, purchase] });
}

/** The purchases that the next send carries. */
export function waitingPurchases(): Purchase[] {
  return creditRecord.get().purchases.slice(0, LIMITS.purchase.perSend);
}

/** The server has taken these into its ledger, which it shows from now on. */
export function acknowledgePurchases(
  purchases: readonly Purchase[],
  ledger?: { creditsUsed: number; creditsPurchased: number },
): void {
  const known = new Set(purchases.map(({ id }) => id));
  const record = creditRecord.get();
  update({
    ...record,
    ...(ledger && { totalCreditsUsed: ledger.creditsUsed, totalCreditsPurchased: ledger.creditsPurchased }),
    purchases: record.purchases.filter(({ id }) => !known.has(id)),
  });
}

function update(record: CreditRecord): void {
  creditRecord.set({ ...record, lastUpdated: new Date().toISOString() });
}
