import { RpcContext, RpcHandler } from '@afya/messaging';
import { FindAcceptedMessage, ListMessages, type RpcRequest, SendMessage } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { FindAcceptedMessageHandler } from './find-accepted-message.handler';
import { ListMessagesHandler } from './list-messages.handler';
import { SendMessageHandler } from './send-message.handler';

@Controller()
export class MessagesRpcController {
  constructor(
    private readonly sendMessage: SendMessageHandler,
    private readonly findAccepted: FindAcceptedMessageHandler,
    private readonly listMessages: ListMessagesHandler,
  ) {}

  @RpcHandler(SendMessage)
  send(request: RpcRequest<typeof SendMessage>, { actor }: RpcContext) {
    return this.sendMessage.execute(request, actor);
  }

  @RpcHandler(FindAcceptedMessage)
  accepted(request: RpcRequest<typeof FindAcceptedMessage>, { actor }: RpcContext) {
    return this.findAccepted.execute(request, actor);
  }

  @RpcHandler(ListMessages)
  list(request: RpcRequest<typeof ListMessages>, { actor }: RpcContext) {
    return this.listMessages.execute(request, actor);
  }
}
