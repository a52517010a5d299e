import { RpcContext, RpcHandler } from '@afya/messaging';
import { CountLogs, ListDiagnoses, ListLogs, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { CountLogsHandler } from '../figures/count-logs.handler';
import { ListDiagnosesHandler } from './list-diagnoses.handler';
import { ListLogsHandler } from './list-logs.handler';

@Controller()
export class LogsRpcController {
  constructor(
    private readonly logs: ListLogsHandler,
    private readonly diagnoses: ListDiagnosesHandler,
    private readonly counts: CountLogsHandler,
  ) {}

  @RpcHandler(ListLogs)
  listLogs(request: RpcRequest<typeof ListLogs>, { actor }: RpcContext) {
    return this.logs.execute(request, actor);
  }

  @RpcHandler(ListDiagnoses)
  listDiagnoses(request: RpcRequest<typeof ListDiagnoses>, { actor }: RpcContext) {
    return this.diagnoses.execute(request, actor);
  }

  @RpcHandler(CountLogs)
  countLogs(request: RpcRequest<typeof CountLogs>, { actor }: RpcContext) {
    return this.counts.execute(request, actor);
  }
}
