import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { type Actor, EraseEvents, ExportEvents, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EraseEventsHandler } from './erase-events.handler';
import { ExportEventsHandler } from './export-events.handler';

@Controller()
export class EraseRpcController {
  constructor(
    private readonly eraseEvents: EraseEventsHandler,
    private readonly exportEvents: ExportEventsHandler,
  ) {}

  @RpcHandler(EraseEvents)
  async erase(request: RpcRequest<typeof EraseEvents>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.eraseEvents.execute(request);
  }

  @RpcHandler(ExportEvents)
  async export(request: RpcRequest<typeof ExportEvents>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.exportEvents.execute(request);
  }
}

/** Whose a session is, this service does not know: who asks has found out. */
function requireSystem({ role }: Actor): void {
  if (role !== 'system') throw new AppError('ACCESS_DENIED');
}
