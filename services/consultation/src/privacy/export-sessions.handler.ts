import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ExportSessions, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { countFitting } from '../paginate-by-bytes';
import { requireOwner } from '../sessions/session-access';
import { PersonalDataRepository } from './personal-data.repository';

const MAX_SESSIONS_PER_CALL = 20;

@Controller()
export class ExportSessionsHandler {
  constructor(private readonly data: PersonalDataRepository) {}

  /** As many as fit into one reply, in the order of their ids, so that pages neither skip nor repeat a session. */
  @RpcHandler(ExportSessions)
  async execute(
    { after = '' }: RpcRequest<typeof ExportSessions>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof ExportSessions>> {
    const found = await this.data.listSessions(requireOwner(actor), after, MAX_SESSIONS_PER_CALL + 1);
    const page = found.slice(0, MAX_SESSIONS_PER_CALL);
    const sessions = page.slice(0, countFitting(page));
    const isAll = sessions.length === found.length;
    return { sessions, next: isAll ? null : (sessions.at(-1)?.sessionId ?? null) };
  }
}
