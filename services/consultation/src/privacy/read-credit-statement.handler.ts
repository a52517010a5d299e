import { type CreditStatement } from '@afya/contracts';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ReadCreditStatement, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';
import { PersonalDataRepository } from './personal-data.repository';

const MAX_ENTRIES_PER_PAGE = 50;

@Controller()
export class ReadCreditStatementHandler {
  constructor(private readonly data: PersonalDataRepository) {}

  @RpcHandler(ReadCreditStatement)
  async execute({ before }: RpcRequest<typeof ReadCreditStatement>, { actor }: RpcContext): Promise<CreditStatement> {
    const account = await this.data.findAccount(requireOwner(actor));
    if (!account) return { entries: [], next: null };
    const found = await this.data.listNewestEntries(account.id, before, MAX_ENTRIES_PER_PAGE + 1);
    const entries = found
      .slice(0, MAX_ENTRIES_PER_PAGE)
      .map(({ id, kind, credits, reason, at }) => ({ id, kind, credits, reason, at }));
    return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
  }
}
