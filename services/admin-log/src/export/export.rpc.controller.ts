import { RpcContext, RpcHandler } from '@afya/messaging';
import { ExportLogs, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ExportLogsHandler } from './export-logs.handler';

@Controller()
export class ExportRpcController {
  constructor(private readonly exported: ExportLogsHandler) {}

  @RpcHandler(ExportLogs)
  export(request: RpcRequest<typeof ExportLogs>, { actor }: RpcContext) {
    return this.exported.execute(request, actor);
  }
}
