import { RpcContext, RpcHandler } from '@afya/messaging';
import { LocateFile, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { LocateFileHandler } from './locate-file.handler';

@Controller()
export class FilesRpcController {
  constructor(private readonly locateFile: LocateFileHandler) {}

  @RpcHandler(LocateFile)
  locate(request: RpcRequest<typeof LocateFile>, { actor }: RpcContext) {
    return this.locateFile.execute(request, actor);
  }
}
