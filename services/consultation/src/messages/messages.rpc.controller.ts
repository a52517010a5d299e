import { RpcContext, RpcHandler } from '@afya/messaging';
import { ListMessages, type RpcRequest, SendMessage } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ListMessagesHandler } from './list-messages.handler';
import { SendMessageHandler } from './send-message.handler';

@Controller()
export class MessagesRpcController {
  constructor(
    private readonly sendMessage: SendMessageHandler,
    private readonly listMessages: ListMessagesHandler,
  ) {}

  @RpcHandler(SendMessage)
  send(request: RpcRequest<typeof SendMessage>, { actor }: RpcContext) {
    return this.sendMessage.execute(request, actor);
  }

  @RpcHandler(ListMessages)
  list(request: RpcRequest<typeof ListMessages>, { actor }: RpcContext) {
    return this.listMessages.execute(request, actor);
  }
}
