import { type StoppedReply, stoppedReplySchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { type Actor, StopReply } from '@afya/service-contracts';
import { Controller, Delete, Param } from '@nestjs/common';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { MessageIdPipe } from '../platform/validation/message-id.pipe';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';

@Controller('chat')
export class StopReplyController {
  constructor(private readonly rpc: RpcClient) {}

  @Delete(':id/reply/:replyId')
  @ApiRoute({
    summary:
      'Stops a pending reply and refunds its credits. Its placeholder becomes a failed message that says so, and the message is not read any more. A repeat gets the same answer; a reply that was there first stays, with the outcome `answered`.',
    answers: { 200: stoppedReplySchema },
    refusals: ['SESSION_ID_MALFORMED', 'MESSAGE_NOT_FOUND', 'ACCESS_DENIED', 'ORIGIN_REJECTED', 'SESSION_NOT_FOUND'],
  })
  stop(
    @Param('replyId', new MessageIdPipe('MESSAGE_NOT_FOUND')) replyId: string,
    @Param('id', SessionIdPipe) sessionId: string,
    @Caller() actor: Actor,
  ): Promise<StoppedReply> {
    return this.rpc.call(StopReply, { sessionId, replyId }, actor);
  }
}
