import { type ConsentDocument, type Language, LIMITS } from '@afya/contracts';
import { Database, statement } from '@afya/database';
import {
  type Actor,
  type ExportCredits,
  type LedgerEntry,
  type RpcRequest,
  type RpcResponse,
} from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';

const ENTRIES_A_CALL = 500;

const readAccount = statement(
  'export_account',
  `SELECT id, balance, used - CASE WHEN withheld THEN ${LIMITS.freeCredits} ELSE 0 END AS used, purchased, created_at AS at
   FROM account WHERE owner = $1`,
);
const readPurchases = statement(
  'export_purchases',
  `SELECT id, credits, method, created_at AS at FROM purchase WHERE account_id = $1 ORDER BY created_at, id LIMIT 1000`,
);
const readLedger = statement(
  'export_ledger',
  `SELECT id, kind, amount AS credits, message_id AS "messageId", created_at AS at FROM ledger
   WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT ${ENTRIES_A_CALL + 1}`,
);
const readConsents = statement(
  'export_consents',
  `SELECT document, version, language, accepted_at AS "acceptedAt", recorded_at AS "recordedAt" FROM consent
   WHERE owner = $1 ORDER BY recorded_at, document`,
);

interface AccountRow {
  id: string;
  balance: number;
  used: number;
  purchased: number;
  at: Date;
}
type EntryRow = Omit<LedgerEntry, 'at'> & { at: Date };
interface PurchaseRow {
  id: string;
  credits: number;
  method: string;
  at: Date;
}
interface ConsentRow {
  document: ConsentDocument;
  version: string;
  language: Language;
  acceptedAt: Date;
  recordedAt: Date;
}

const NUMBER = /^\d{1,18}$/;
const dated = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

const viewAccount = ({ balance, used, purchased, at }: AccountRow) => ({
  ...{ balance, used, purchased },
  createdAt: at.toISOString(),
});

@Injectable()
export class ExportCreditsHandler {
  constructor(private readonly database: Database) {}

  /** The account, purchases and consents come with the first call, the ledger in parts. */
  async execute({ after }: RpcRequest<typeof ExportCredits>, actor: Actor): Promise<RpcResponse<typeof ExportCredits>> {
    const owner = requireOwner(actor);
    const isFirst = after === undefined;
    const [account] = await this.database.query<AccountRow>(readAccount, [owner]);
    const from = after !== undefined && NUMBER.test(after) ? after : '0';
    const entries = account ? await this.database.query<EntryRow>(readLedger, [account.id, from]) : [];
    const ledger = entries.slice(0, ENTRIES_A_CALL).map(dated);
    return {
      account: account ? viewAccount(account) : null,
      purchases: account && isFirst ? await this.purchasesOf(account) : [],
      consents: isFirst ? await this.consentsOf(owner) : [],
      ledger,
      next: entries.length > ENTRIES_A_CALL ? (ledger.at(-1)?.id ?? null) : null,
    };
  }

  private async purchasesOf({ id }: AccountRow) {
    return (await this.database.query<PurchaseRow>(readPurchases, [id])).map(dated);
  }

  private async consentsOf(owner: string) {
    const rows = await this.database.query<ConsentRow>(readConsents, [owner]);
    return rows.map(({ acceptedAt, recordedAt, ...consent }) => ({
      ...consent,
      acceptedAt: acceptedAt.toISOString(),
      recordedAt: recordedAt.toISOString(),
    }));
  }
}
