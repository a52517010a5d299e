import { sessionSchema, sessionTitleSchema, type Session } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GetSession, OpenSession, RenameSession, type Actor } from '@afya/service-contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import * as z from 'zod/mini';
import { answerJson } from '../platform/answer-json';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { zod } from '../platform/validation/zod.pipe';
import { Polled } from '../platform/polled.decorator';
import { Caller } from '../identity/caller.decorator';
import { OwnedSessions } from '../identity/owned-sessions';
import { Pseudonyms } from '../limits/pseudonyms';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { FirstVisitor } from './first-visitor';

@Controller('session')
export class SessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
    private readonly pseudonyms: Pseudonyms,
    private readonly firstVisitor: FirstVisitor,
  ) {}

  @Post(':id')
  @ApiRoute({
    summary:
      'Opens a session; a new id creates one of the caller. The first call sets the visitor cookie. With an Idempotency-Key of 128 random bits or more (22 to 255 visible characters, one for each session id) it can be repeated on the same day when the response with the cookie was lost.',
    headers: ['Idempotency-Key'],
    answers: { 200: sessionSchema, 201: sessionSchema },
    refusals: ['SESSION_ID_MALFORMED', 'IDEMPOTENCY_KEY_MALFORMED', 'ACCESS_DENIED', 'ORIGIN_REJECTED'],
  })
  async open(
    @Param('id', SessionIdPipe) sessionId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const actor = this.firstVisitor.become(request, response, sessionId);
    const network = this.pseudonyms.ofNetworkToday(request);
    const { created, session } = await this.rpc.call(OpenSession, { sessionId, network }, actor);
    this.owned.remember(actor, sessionId);
    response.status(created ? 201 : 200);
    return session;
  }

  @Get(':id')
  @Polled()
  @ApiRoute({
    summary: 'The session. With If-None-Match: 304 while it has not changed.',
    headers: ['If-None-Match'],
    answers: { 200: sessionSchema, 304: null },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async read(
    @Param('id', SessionIdPipe) sessionId: string,
    @Caller() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const network = this.pseudonyms.ofNetworkToday(request);
    answerJson(request, response, await this.rpc.call(GetSession, { sessionId, network }, actor));
  }

  @Post(':id/title')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Sets the owner’s name for the session in the history; an empty one removes it.',
    body: sessionTitleSchema,
    answers: { 200: z.object({ renamed: z.literal(true) }) },
    refusals: [
      'SESSION_ID_MALFORMED',
      'VALIDATION_FAILED',
      'BODY_MALFORMED',
      'BODY_TOO_LARGE',
      'ACCESS_DENIED',
      'SESSION_NOT_FOUND',
      'ORIGIN_REJECTED',
    ],
  })
  rename(
    @Param('id', SessionIdPipe) sessionId: string,
    @Body(zod(sessionTitleSchema)) { title }: z.infer<typeof sessionTitleSchema>,
    @Caller() actor: Actor,
  ): Promise<{ renamed: true }> {
    return this.rpc.call(RenameSession, { sessionId, title }, actor);
  }
}
