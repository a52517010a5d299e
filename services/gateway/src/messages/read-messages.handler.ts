import { RpcClient } from '@afya/messaging';
import { ListMessages, type Actor, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ReadMessagesHandler {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * All messages, of a long chat in several calls. The version is that of the first part: what changes meanwhile has a newer one
   * and is read again by the next poll.
   */
  async execute(sessionId: string, actor: Actor): Promise<RpcResponse<typeof ListMessages>> {
    const { next: rest, ...whole } = await this.rpc.call(ListMessages, { sessionId }, actor);
    for (let from = rest ?? null; from !== null;) {
      const part = await this.rpc.call(ListMessages, { sessionId, from }, actor);
      whole.messages.push(...part.messages);
      from = part.next ?? null;
    }
    return whole;
  }
}
