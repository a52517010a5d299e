import { type ExportCredits, type ExportedSession, type LedgerEntry, type RpcResponse } from '@afya/service-contracts';

type CreditsExport = RpcResponse<typeof ExportCredits>;
export type ExportedAccount = NonNullable<CreditsExport['account']> & { id: string };
export type ExportedPurchase = CreditsExport['purchases'][number];

/** The data of one owner, for an export. */
export abstract class PersonalDataRepository {
  abstract findAccount(owner: string): Promise<ExportedAccount | null>;
  abstract listPurchases(accountId: string): Promise<ExportedPurchase[]>;
  /** In the order of their ids, beginning after `after`. */
  abstract listLedger(accountId: string, after: string, limit: number): Promise<LedgerEntry[]>;
  /** Newest first, beginning before `before`; without it from the newest. */
  abstract listNewestEntries(accountId: string, before: string | undefined, limit: number): Promise<LedgerEntry[]>;
  /** In the order of their ids, beginning after `after`. @throws UnreadableValueError */
  abstract listSessions(owner: string, after: string, limit: number): Promise<ExportedSession[]>;
}
