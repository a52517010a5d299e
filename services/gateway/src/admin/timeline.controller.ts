import { timelineSchema, type Timeline } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ReadTimeline, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { parseWith } from '../http/parse-with';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { AdminGuard } from './admin.guard';
import { cursorSchema, givenOf } from './log-query';

const querySchema = z.object({ after: z.optional(cursorSchema) });

@Controller('admin/sessions')
@UseGuards(AdminGuard)
export class TimelineController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':id/timeline')
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'What happened in a session, oldest first, a part a request, and what it came to. Admins only.',
    query: querySchema,
    answers: { 200: timelineSchema },
    refusals: [
      'ADMIN_LOGIN_REQUIRED',
      'ACCESS_DENIED',
      'SESSION_ID_MALFORMED',
      'SESSION_NOT_FOUND',
      'VALIDATION_FAILED',
    ],
  })
  timeline(
    @Param('id', SessionIdPipe) sessionId: string,
    @Query() query: Record<string, unknown>,
    @Caller() actor: Actor,
  ): Promise<Timeline> {
    return this.rpc.call(ReadTimeline, { ...parseWith(querySchema, givenOf(query)), sessionId }, actor);
  }
}
