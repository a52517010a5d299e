import { sessionSchema, type Session } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GetSession, OpenSession, type Actor } from '@afya/service-contracts';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Cookies } from '../identity/cookies';
import { Pseudonyms } from '../limits/pseudonyms';
import { ApiRoute } from '../openapi/api-route.decorator';
import { OwnedSessions } from './owned-sessions';

@Controller('session')
export class SessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
    private readonly pseudonyms: Pseudonyms,
    private readonly cookies: Cookies,
  ) {}

  @Post(':id')
  @ApiRoute({
    summary: 'Opens the session: a new id becomes the caller’s. The first call makes the caller a visitor by cookie.',
    answers: { 200: sessionSchema, 201: sessionSchema },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'ORIGIN_REJECTED'],
  })
  async open(
    @Param('id', SessionIdPipe) sessionId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const actor = this.asSomebody(request, response);
    const network = this.pseudonyms.ofNetworkToday(request);
    const { created, session } = await this.rpc.call(OpenSession, { sessionId, network }, actor);
    this.owned.remember(actor, sessionId);
    response.status(created ? 201 : 200);
    return session;
  }

  @Get(':id')
  @ApiRoute({
    summary: 'The session.',
    answers: { 200: sessionSchema },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  read(@Param('id', SessionIdPipe) sessionId: string, @Req() request: Request): Promise<Session> {
    const network = this.pseudonyms.ofNetworkToday(request);
    return this.rpc.call(GetSession, { sessionId, network }, request.actor);
  }

  private asSomebody(request: Request, response: Response): Actor {
    this.cookies.renewVisitor(request, response);
    if (request.actor.userId || request.actor.visitorId) return request.actor;
    return { ...request.actor, visitorId: this.cookies.issueVisitor(request, response) };
  }
}
