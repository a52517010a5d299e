import { messagesSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ListMessages, type Actor } from '@afya/service-contracts';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { type Response } from 'express';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { OwnedSessions } from '../sessions/owned-sessions';
import { etagOf, namesVersion } from './etag';
import { SessionVersions } from './session-versions';

@Controller('messages')
export class MessagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
    private readonly versions: SessionVersions,
  ) {}

  /**
   * Every browser that waits asks this once a second. Most times nothing has changed, and that is answered from Redis alone: no
   * service, no SQL. The version is only believed when it equals what the browser has.
   */
  @Get(':id')
  @ApiRoute({
    summary: 'All messages in order. With If-None-Match: 304 while nothing has changed.',
    headers: ['If-None-Match'],
    answers: { 200: messagesSchema, 304: null },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async list(
    @Param('id', SessionIdPipe) sessionId: string,
    @Headers('if-none-match') held: string | undefined,
    @Caller() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    response.setHeader('Cache-Control', 'private, no-cache');
    if (held && this.owned.isKnown(actor, sessionId)) {
      const current = await this.versions.read(sessionId);
      if (current !== null && namesVersion(held, current)) return unchanged(response, current);
    }
    const { version, messages } = await this.rpc.call(ListMessages, { sessionId }, actor);
    this.owned.remember(actor, sessionId);
    if (namesVersion(held, version)) return unchanged(response, version);
    response.setHeader('ETag', etagOf(version));
    response.json(messages);
  }
}

function unchanged(response: Response, version: string): void {
  response.setHeader('ETag', etagOf(version));
  response.status(304).end();
}
