import { RpcContext, RpcHandler } from '@afya/messaging';
import { FindOrphans, LocateFile, ReportRefusals, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { FindOrphansHandler } from './find-orphans.handler';
import { LocateFileHandler } from './locate-file.handler';
import { ReportRefusalsHandler } from './report-refusals.handler';

@Controller()
export class FilesRpcController {
  constructor(
    private readonly locateFile: LocateFileHandler,
    private readonly findOrphans: FindOrphansHandler,
    private readonly reportRefusals: ReportRefusalsHandler,
  ) {}

  @RpcHandler(LocateFile)
  locate(request: RpcRequest<typeof LocateFile>, { actor }: RpcContext) {
    return this.locateFile.execute(request, actor);
  }

  @RpcHandler(FindOrphans)
  orphans(request: RpcRequest<typeof FindOrphans>, { actor }: RpcContext) {
    return this.findOrphans.execute(request, actor);
  }

  @RpcHandler(ReportRefusals)
  refused(request: RpcRequest<typeof ReportRefusals>, { actor }: RpcContext) {
    return this.reportRefusals.execute(request, actor);
  }
}
