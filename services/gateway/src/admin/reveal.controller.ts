import { revealedSchema, revealFormSchema, type Revealed } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { RevealMessages, type Actor } from '@afya/service-contracts';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { parseWith } from '../http/parse-with';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { StepUpGuard } from '../identity/step-up.guard';
import { ApiRoute } from '../openapi/api-route.decorator';
import { AdminGuard } from './admin.guard';
import { contentReads } from './content-reads';

@Controller('admin/sessions')
@UseGuards(AdminGuard, StepUpGuard)
export class RevealController {
  constructor(private readonly rpc: RpcClient) {}

  @Post(':id/reveal')
  @HttpCode(200)
  @ApiRoute({
    summary: 'What was said in a session, or one message of it. Admins only; the log keeps who read it and why.',
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
    @Body() untrusted: unknown,
    @Caller() actor: Actor,
  ): Promise<Revealed> {
    const asked = { ...parseWith(revealFormSchema, untrusted), sessionId };
    const { messages, next } = await this.rpc.call(RevealMessages, asked, actor);
    contentReads.inc({ kind: 'reveal' });
    for (let from = next; from !== null;) {
      const part = await this.rpc.call(RevealMessages, { ...asked, from }, actor);
      messages.push(...part.messages);
      from = part.next;
    }
    return { messages };
  }
}
