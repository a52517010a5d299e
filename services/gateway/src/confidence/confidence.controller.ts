import { confidenceSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GetConfidence, type Actor } from '@afya/service-contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { type Response } from 'express';
import * as z from 'zod/mini';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { Polled } from '../platform/polled.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';

@Controller('diagnostic-confidence')
export class ConfidenceController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':id')
  @Polled()
  @ApiRoute({
    summary: 'The confidence of the assessment; null while there is none.',
    answers: { 200: z.nullable(confidenceSchema) },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async read(
    @Param('id', SessionIdPipe) sessionId: string,
    @Caller() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    response.json(await this.rpc.call(GetConfidence, { sessionId }, actor));
  }
}
