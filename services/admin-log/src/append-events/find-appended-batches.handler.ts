import { RpcContext, RpcHandler } from '@afya/messaging';
import { FindAppendedBatches, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../access/require-role';
import { AppendedBatchRepository } from './appended-batch.repository';

@Controller()
export class FindAppendedBatchesHandler {
  constructor(private readonly batches: AppendedBatchRepository) {}

  @RpcHandler(FindAppendedBatches)
  async execute({ batchIds }: RpcRequest<typeof FindAppendedBatches>, { actor }: RpcContext) {
    requireSystem(actor);
    return { appended: await this.batches.find(batchIds) };
  }
}
