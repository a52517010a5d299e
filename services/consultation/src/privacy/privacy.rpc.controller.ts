import { RpcContext, RpcHandler } from '@afya/messaging';
import {
  EraseEverything,
  EraseSession,
  ExportCredits,
  ExportSessions,
  RevealMessages,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AcceptErasureHandler } from './accept-erasure.handler';
import { ExportCreditsHandler } from './export-credits.handler';
import { ExportSessionsHandler } from './export-sessions.handler';
import { RevealMessagesHandler } from './reveal-messages.handler';

@Controller()
export class PrivacyRpcController {
  constructor(
    private readonly erasures: AcceptErasureHandler,
    private readonly credits: ExportCreditsHandler,
    private readonly sessions: ExportSessionsHandler,
    private readonly reveals: RevealMessagesHandler,
  ) {}

  @RpcHandler(EraseSession)
  eraseSession({ sessionId }: RpcRequest<typeof EraseSession>, { actor }: RpcContext) {
    return this.erasures.eraseSession(sessionId, actor);
  }

  @RpcHandler(EraseEverything)
  eraseEverything(_: RpcRequest<typeof EraseEverything>, { actor }: RpcContext) {
    return this.erasures.eraseEverything(actor);
  }

  @RpcHandler(ExportCredits)
  exportCredits(request: RpcRequest<typeof ExportCredits>, { actor }: RpcContext) {
    return this.credits.execute(request, actor);
  }

  @RpcHandler(ExportSessions)
  exportSessions(request: RpcRequest<typeof ExportSessions>, { actor }: RpcContext) {
    return this.sessions.execute(request, actor);
  }

  @RpcHandler(RevealMessages)
  revealMessages(request: RpcRequest<typeof RevealMessages>, { actor }: RpcContext) {
    return this.reveals.execute(request, actor);
  }
}
