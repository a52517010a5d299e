import { confidenceSchema, messagesVersionSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GetConfidence } from '@afya/service-contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import * as z from 'zod/mini';
import { OwnedSessions } from '../identity/owned-sessions';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { zod } from '../platform/validation/zod.pipe';
import { answerJson } from '../platform/answer-json';
import { Polled } from '../platform/polled.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';

const confidenceQuery = z.object({ version: z.optional(messagesVersionSchema) });

@Controller('diagnostic-confidence')
export class ConfidenceController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
  ) {}

  /** Answers the polls that `UnchangedPolls` passes on. */
  @Get(':id')
  @Polled()
  @ApiRoute({
    summary:
      'The confidence of the assessment; null while there is none. With `version`, that of the messages the caller has: 204 while it is the current one, because the confidence came with them; browsers may repeat this answer themselves for 55 s.',
    headers: ['If-None-Match'],
    query: confidenceQuery,
    answers: { 200: z.nullable(confidenceSchema), 204: null, 304: null },
    refusals: ['VALIDATION_FAILED', 'SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async read(
    @Param('id', SessionIdPipe) sessionId: string,
    @Query(zod(confidenceQuery)) _query: z.infer<typeof confidenceQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { actor } = request;
    const confidence = await this.rpc.call(GetConfidence, { sessionId }, actor);
    this.owned.remember(actor, sessionId);
    answerJson(request, response, confidence);
  }
}
