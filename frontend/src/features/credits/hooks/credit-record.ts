import { LIMITS, type Purchase, purchaseSchema } from '@afya/contracts';
import { nanoid } from 'nanoid';
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
  /** when this browser bought credits, ISO 8601, of the last 24 hours */
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

export const creditRecord = storedRecord(BROWSER_RECORDS.credits, creditRecordSchema, EMPTY);

/** What is left to spend, counting purchases that the server does not know yet; never below zero. */
export function remainingCredits(record: CreditRecord): number {
  const waiting = record.purchases.reduce((sum, { credits }) => sum + credits, 0);
  return Math.max(0, LIMITS.freeCredits + record.totalCreditsPurchased + waiting - record.totalCreditsUsed);
}

/** Caches what the server's ledger says; the first answer creates the record. */
export function cacheLedger(ledger: { creditsUsed: number; creditsPurchased: number }): void {
  const record = creditRecord.get();
  const { creditsUsed, creditsPurchased } = ledger;
  const isCached = record.totalCreditsUsed === creditsUsed && record.totalCreditsPurchased === creditsPurchased;
  if (isCached && record.lastUpdated !== '') return;
  update({ ...record, totalCreditsUsed: creditsUsed, totalCreditsPurchased: creditsPurchased });
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const boughtToday = ({ boughtAt }: CreditRecord) => boughtAt.filter((at) => Date.parse(at) > Date.now() - DAY_MS);
const partsOf = (credits: number) => Math.ceil(credits / LIMITS.purchase.maxCredits);

/** The server books five purchases in 24 hours: would an order of so many credits need more than are left? */
export function exceedsDayLimit(record: CreditRecord, credits: number): boolean {
  return boughtToday(record).length + partsOf(credits) > LIMITS.purchase.perDay;
}

/** Records an order, as several purchases where it is larger than one may be. */
export function addPurchases({ credits, method }: Omit<Purchase, 'id'>): void {
  const record = creditRecord.get();
  const { maxCredits } = LIMITS.purchase;
  const parts = Array.from({ length: partsOf(credits) }, (_, i) => ({
    id: nanoid(),
    credits: Math.min(maxCredits, credits - i * maxCredits),
    method,
  }));
  const now = new Date().toISOString();
  update({
    ...record,
    purchases: [...record.purchases, ...parts],
    boughtAt: [...boughtToday(record), ...parts.map(() => now)],
  });
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
