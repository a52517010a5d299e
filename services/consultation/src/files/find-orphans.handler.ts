import { type RpcContext, RpcHandler } from '@afya/messaging';
import { FindOrphans, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { FileRepository } from './file.repository';

/** Finds the objects of the store that no message refers to. The files of a send in progress are among them. */
@Controller()
export class FindOrphansHandler {
  constructor(private readonly files: FileRepository) {}

  /** Refused with ACCESS_DENIED unless a service calls. */
  @RpcHandler(FindOrphans)
  async execute(
    { objectKeys }: RpcRequest<typeof FindOrphans>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof FindOrphans>> {
    requireSystem(actor);
    return { orphans: await this.files.findOrphans(objectKeys) };
  }
}
