import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ExportCredits, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ConsentRepository } from '../consent/consent.repository';
import { requireOwner } from '../sessions/session-access';
import { PersonalDataRepository } from './personal-data.repository';

const MAX_ENTRIES_PER_CALL = 500;
const LEDGER_ID = /^\d{1,18}$/;

@Controller()
export class ExportCreditsHandler {
  constructor(
    private readonly data: PersonalDataRepository,
    private readonly consents: ConsentRepository,
  ) {}

  /** The first call returns the account, purchases and consents; the ledger comes in pages. */
  @RpcHandler(ExportCredits)
  async execute(
    { after }: RpcRequest<typeof ExportCredits>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof ExportCredits>> {
    const owner = requireOwner(actor);
    const isFirst = after === undefined;
    const from = after !== undefined && LEDGER_ID.test(after) ? after : '0';
    const consents = isFirst ? await this.consents.list(owner) : [];
    const found = await this.data.findAccount(owner);
    if (!found) return { account: null, purchases: [], consents, ledger: [], next: null };
    const { id, ...account } = found;
    const entries = await this.data.listLedger(id, from, MAX_ENTRIES_PER_CALL + 1);
    const ledger = entries.slice(0, MAX_ENTRIES_PER_CALL);
    return {
      account,
      purchases: isFirst ? await this.data.listPurchases(id) : [],
      consents,
      ledger,
      next: entries.length > ledger.length ? (ledger.at(-1)?.id ?? null) : null,
    };
  }
}
