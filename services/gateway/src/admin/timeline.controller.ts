import { timelineSchema, type Timeline } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ReadTimeline, type Actor } from '@afya/service-contracts';
import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { withoutEmpty, zod } from '../platform/validation/zod.pipe';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';
import { cursorSchema } from './log-query';

const querySchema = z.object({ after: z.optional(cursorSchema) });

@Controller('admin/sessions')
@UseGuards(AdminGuard)
export class TimelineController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':id/timeline')
  @Header('Cache-Control', 'no-store')
  @ApiRoute({
    summary: 'One page of a session’s events, oldest first, with totals of the session. Admins only.',
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
    @Query(withoutEmpty, zod(querySchema)) query: z.infer<typeof querySchema>,
    @Caller() actor: Actor,
  ): Promise<Timeline> {
    return this.rpc.call(ReadTimeline, { ...query, sessionId }, actor);
  }
}
