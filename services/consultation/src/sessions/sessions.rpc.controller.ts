import { RpcContext, RpcHandler } from '@afya/messaging';
import { ClaimSessions, GetSession, ListSessions, OpenSession, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ClaimSessionsHandler } from './claim-sessions.handler';
import { GetSessionHandler } from './get-session.handler';
import { ListSessionsHandler } from './list-sessions.handler';
import { OpenSessionHandler } from './open-session.handler';
import { requireSystem } from './session-access';

@Controller()
export class SessionsRpcController {
  constructor(
    private readonly openSession: OpenSessionHandler,
    private readonly getSession: GetSessionHandler,
    private readonly listSessions: ListSessionsHandler,
    private readonly claimSessions: ClaimSessionsHandler,
  ) {}

  @RpcHandler(OpenSession)
  open(request: RpcRequest<typeof OpenSession>, { actor }: RpcContext) {
    return this.openSession.execute(request, actor);
  }

  @RpcHandler(GetSession)
  get(request: RpcRequest<typeof GetSession>, { actor }: RpcContext) {
    return this.getSession.execute(request, actor);
  }

  @RpcHandler(ListSessions)
  list(_: RpcRequest<typeof ListSessions>, { actor }: RpcContext) {
    return this.listSessions.execute(actor);
  }

  @RpcHandler(ClaimSessions)
  async claim(request: RpcRequest<typeof ClaimSessions>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.claimSessions.execute(request);
  }
}
