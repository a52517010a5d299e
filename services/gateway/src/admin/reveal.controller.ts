import { revealedSchema, revealFormSchema, type Revealed } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { RevealMessages, type Actor } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type * as z from 'zod/mini';
import { zod } from '../platform/validation/zod.pipe';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { StepUpGuard } from '../identity/step-up.guard';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { AdminGuard } from '../identity/admin.guard';
import { contentReads } from './content-reads';

@Controller('admin/sessions')
@UseGuards(AdminGuard, StepUpGuard)
export class RevealController {
  constructor(private readonly rpc: RpcClient) {}

  @Post(':id/reveal')
  @HttpCode(200)
  @ApiRoute({
    summary: 'The messages of a session, or one of them. Admins only; the log records the admin and the reason.',
    body: revealFormSchema,
    answers: { 200: revealedSchema },
    refusals: [
      'ADMIN_LOGIN_REQUIRED',
      'ACCESS_DENIED',
      'PASSWORD_REQUIRED',
      'SESSION_ID_MALFORMED',
      'SESSION_NOT_FOUND',
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'CONTENT_UNREADABLE',
      'ORIGIN_REJECTED',
    ],
  })
  async reveal(
    @Param('id', SessionIdPipe) sessionId: string,
    @Body(zod(revealFormSchema)) form: z.infer<typeof revealFormSchema>,
    @Caller() actor: Actor,
  ): Promise<Revealed> {
    const request = { ...form, sessionId };
    const { messages, next } = await this.rpc.call(RevealMessages, request, actor);
    contentReads.inc({ kind: 'reveal' });
    for (let from = next; from !== null;) {
      const part = await this.rpc.call(RevealMessages, { ...request, from }, actor);
      messages.push(...part.messages);
      from = part.next;
    }
    return { messages };
  }
}
