import { RpcContext, RpcHandler } from '@afya/messaging';
import { EraseEvents, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../access/require-role';
import { Erasures } from './erasures';

@Controller()
export class EraseEventsHandler {
  constructor(private readonly erasures: Erasures) {}

  @RpcHandler(EraseEvents)
  async execute(request: RpcRequest<typeof EraseEvents>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.erasures.erase(request);
  }
}
