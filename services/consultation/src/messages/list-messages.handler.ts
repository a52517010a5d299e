import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ListMessages, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { countFitting } from '../paginate-by-bytes';
import { requireOwner } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { withProgress } from './message-progress';
import { MessageRepository } from './message.repository';

@Controller()
export class ListMessagesHandler {
  constructor(
    private readonly repository: MessageRepository,
    private readonly versions: SessionVersions,
  ) {}

  /** In order, starting at `from`, as many as fit into one reply; with `after`, those that changed since. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(ListMessages)
  async execute(
    { sessionId, from = 0, after }: RpcRequest<typeof ListMessages>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof ListMessages>> {
    const access = { sessionId, owner: requireOwner(actor) };
    const { version, messages: listed } = await this.repository.list(access, { from, after: after ?? null });
    const messages = listed.map(withProgress);
    await this.versions.publish(sessionId, version);
    const count = countFitting(messages);
    const next = count < messages.length ? from + count : null;
    const indexes = listed.slice(0, count).map(({ index }) => index);
    return { version, messages: messages.slice(0, count), indexes, next };
  }
}
