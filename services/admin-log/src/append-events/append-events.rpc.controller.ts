import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { FindAppendedBatches, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AppendedBatches } from './appended-batches';

@Controller()
export class AppendEventsRpcController {
  constructor(private readonly batches: AppendedBatches) {}

  @RpcHandler(FindAppendedBatches)
  async find({ batchIds }: RpcRequest<typeof FindAppendedBatches>, { actor }: RpcContext) {
    if (actor.role !== 'system') throw new AppError('ACCESS_DENIED');
    return { appended: await this.batches.find(batchIds) };
  }
}
