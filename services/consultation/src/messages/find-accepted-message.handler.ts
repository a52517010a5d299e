import { type ChatAccepted } from '@afya/contracts';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { FindAcceptedMessage, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { storableText } from '../storable';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { requestHash } from './draft-send';
import { MessageRepository } from './message.repository';

/** Finds the answer to a message that was accepted before, for a retry. */
@Controller()
export class FindAcceptedMessageHandler {
  constructor(
    private readonly messages: MessageRepository,
    private readonly versions: SessionVersions,
  ) {}

  /** Refused with IDEMPOTENCY_KEY_REUSED, SESSION_NOT_FOUND, ACCESS_DENIED. */
  @RpcHandler(FindAcceptedMessage)
  async execute(request: RpcRequest<typeof FindAcceptedMessage>, { actor }: RpcContext): Promise<ChatAccepted | null> {
    const { sessionId, commandId } = request;
    const { context, answered } = await this.messages.readSendContext({
      sessionId,
      owner: requireOwner(actor),
      commandId,
      requestHash: requestHash({ ...request, text: storableText(request.text).trim() }),
    });
    // The process that accepted it may have died before publishing the version.
    if (answered) await this.versions.publish(sessionId, context.version);
    return answered;
  }
}
