import { logEvent } from '@afya/events';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { RevealMessages, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { countFitting } from '../paginate-by-bytes';
import { requireAdmin } from '../sessions/session-access';
import { RevealRepository } from './reveal.repository';

/** Shows a patient's messages to an admin and logs who read how many messages of which session, and why. */
@Controller()
export class RevealMessagesHandler {
  constructor(private readonly repository: RevealRepository) {}

  /** Refused with ACCESS_DENIED or SESSION_NOT_FOUND. @throws UnreadableValueError, and then logs nothing */
  @RpcHandler(RevealMessages)
  async execute(
    { sessionId, messageId, reason, from = 0 }: RpcRequest<typeof RevealMessages>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof RevealMessages>> {
    const owner = `u:${requireAdmin(actor)}`;
    const query = { sessionId, messageId: messageId ?? null };
    const found = await this.repository.reveal(query, from, (stage, messages) => {
      // Later pages belong to the reveal that the first page has logged.
      if (from > 0) return null;
      const details = { reason, messages, ...(messageId && { messageId }) };
      return logEvent('reveal', { owner, sessionId, stage }, { details });
    });
    const count = countFitting(found);
    return { messages: found.slice(0, count), next: count < found.length ? from + count : null };
  }
}
