import { messagesSchema } from '@afya/contracts';
import { type Actor } from '@afya/service-contracts';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { type Response } from 'express';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';
import { OwnedSessions } from '../sessions/owned-sessions';
import { etagOf, namesVersion } from './etag';
import { ReadMessagesHandler } from './read-messages.handler';
import { MESSAGES_CACHING } from './unchanged-polls';

@Controller('messages')
export class MessagesController {
  constructor(
    private readonly readMessages: ReadMessagesHandler,
    private readonly owned: OwnedSessions,
  ) {}

  /** What `answerUnchangedPolls` could not answer: the service knows the messages and their version. */
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
    const { version, messages } = await this.readMessages.execute(sessionId, actor);
    this.owned.remember(actor, sessionId);
    response.set({ ETag: etagOf(version), 'Cache-Control': MESSAGES_CACHING });
    if (namesVersion(held, version)) response.status(304).end();
    else response.json(messages);
  }
}
