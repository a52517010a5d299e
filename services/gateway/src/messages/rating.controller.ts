import { type RatingForm, ratingFormSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { type Actor, RateMessage } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import * as z from 'zod/mini';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { MessageIdPipe } from '../platform/validation/message-id.pipe';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { zod } from '../platform/validation/zod.pipe';

@Controller('messages')
export class RatingController {
  constructor(private readonly rpc: RpcClient) {}

  @Post(':id/:messageId/rating')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Rates a reply, with an optional reason that only administrators read; `none` removes the rating.',
    body: ratingFormSchema,
    answers: { 200: z.object({ rated: z.boolean() }) },
    refusals: [
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'BODY_TOO_LARGE',
      'SESSION_ID_MALFORMED',
      'MESSAGE_NOT_FOUND',
      'ACCESS_DENIED',
      'ORIGIN_REJECTED',
      'SESSION_NOT_FOUND',
    ],
  })
  rate(
    @Param('messageId', new MessageIdPipe('MESSAGE_NOT_FOUND')) messageId: string,
    @Param('id', SessionIdPipe) sessionId: string,
    @Body(zod(ratingFormSchema)) form: RatingForm,
    @Caller() actor: Actor,
  ): Promise<{ rated: boolean }> {
    return this.rpc.call(RateMessage, { ...form, sessionId, messageId }, actor);
  }
}
